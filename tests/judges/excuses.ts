import type { Excuse } from './finding.ts';

/** Findings that are no faults of the site, by name. */
export const EXCUSES: readonly Excuse[] = [
  {
    judge: 'ibm',
    rule: 'aria_article_label_unique',
    html: /^<article(?![^>]* aria-label)/,
    why: 'A card needs no name beside its heading or link; articles without a name count as equal here.',
  },
  {
    judge: 'ibm',
    rule: 'aria_form_label_unique',
    html: /^<form(?![^>]* aria-label)/,
    why: 'A form without a name has no landmark that could be mistaken for another.',
  },
  {
    judge: 'ibm',
    rule: 'aria_attribute_allowed',
    html: /^<a [^>]*aria-description=/,
    why: 'aria-description is part of ARIA 1.3, and browsers pass it on.',
  },
  {
    judge: 'ibm',
    rule: 'label_content_exists',
    html: /^<label.*<input [^>]*aria-label="/s,
    why: 'The control inside the label has its name from aria-label; the label only makes its picture clickable.',
  },
  {
    judge: 'ibm',
    rule: 'label_ref_valid',
    html: /^<label [^>]*data-part="label"/,
    why: 'The label of a segmented control leads to its first radio, which is hidden from view only.',
  },
  {
    judge: 'ibm',
    rule: 'label_name_visible',
    html: /^<select [^>]*autocomplete="bday-/,
    why: 'The visible label names the group of three lists; each list shows its own name as its first option.',
  },
  {
    judge: 'alfa',
    rule: 'sia-r14',
    html: /^<button [^>]*role="switch" aria-labelledby="[^"]*" aria-describedby="/,
    why: 'The label of a switch is its name; the hint below it, inside the button, is its description.',
  },
  ...['tr', 'th'].map(
    (element): Excuse => ({
      judge: 'vnu',
      rule: `The “role” attribute must not be used on a “${element}” element which has a “table” ancestor with no “role” attribute, or with a “role” attribute whose value is “table”, “grid”, or “treegrid”.`,
      why: 'On phones CSS lays the rows out as cards, and browsers then drop the table roles that HTML implies.',
    }),
  ),
  {
    judge: 'spectral',
    rule: 'info-contact',
    why: 'The platform is run by operators, each with an own address for questions.',
  },
  {
    judge: 'spectral',
    rule: 'asyncapi-info-contact',
    why: 'The platform is run by operators, each with an own address for questions.',
  },
  {
    judge: 'spectral',
    rule: 'oas3-operation-security-defined',
    html: /\.machine\.\d+$/,
    why: 'OpenAPI 3.1 lets a key of type http name the roles that it needs, and has no list of them.',
  },
  {
    judge: 'spectral',
    rule: 'asyncapi-latest-version',
    why: 'Generators read 3.0 more often than 3.1, from which the document needs nothing.',
  },
];
