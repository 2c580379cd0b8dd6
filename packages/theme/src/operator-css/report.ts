/** Why something was not taken. Sentences for people are made from these by whoever shows the report. */
export const refusalCodes = [
  /** The sheet is over the limit of bytes; nothing of it is taken. */
  'too-large',
  /** Cannot be read: a missing colon, an unended string or comment, a letter that has no place there. */
  'syntax',
  /** Our reader took it and lightningcss did not: nothing of the sheet is served. */
  'unreadable',
  /** A bracket or brace without its partner. */
  'unbalanced',
  /** A backslash: escapes can hide any name. */
  'escape',
  /** Markup such as an end tag. */
  'markup',
  /** A rule inside another one. */
  'nesting',
  /** An at-rule that is not on the list. */
  'at-rule',
  /** A condition of a media query that is not on the list. */
  'media',
  /** A selector by something else than public names and states. */
  'selector',
  /** A name that no component or part has. */
  'unknown-name',
  /** Something that protects the viewer: prices, confirmations, consent, legal texts, close controls. */
  'protected',
  /** A selector that asks what stands in an attribute or elsewhere on the page. */
  'probe',
  /** A property that is not on the list. */
  'property',
  /** A custom property of the house: `--fl-`, `--tw-` and `--radix-` are not the operator's. */
  'custom-property',
  /** A word or sign that this property does not take here. */
  'value',
  /** A function that is not on the list, or not here. */
  'function',
  /** A unit that does not fit. */
  'unit',
  /** A number beyond what keeps the page usable. */
  'range',
  /** An address that is not one of the site's uploaded files. */
  'url',
  /** Text made by the style sheet. */
  'content',
  /** A font or animation name that the sheet does not define, or that belongs to the house. */
  'name',
] as const;

export type RefusalCode = (typeof refusalCodes)[number];

export interface Refusal {
  code: RefusalCode;
  /** In the source, both from 1. */
  line: number;
  column: number;
  /** The piece that is meant, at most 80 characters. */
  what: string;
}

export interface OperatorCssReport {
  /** Declarations that were taken. */
  kept: number;
  /** Declarations that were not, alone or with their rule. */
  dropped: number;
  refused: Refusal[];
  /** Declarations that were taken without their `!important`: the sheet comes last and wins anyway. */
  unimportant: number;
  /** Of the source, in UTF-8. */
  bytes: number;
}

/** Thrown by the parts of the check and caught where the smallest refusable piece ends. */
export class Refused {
  readonly code: RefusalCode;
  readonly at: number;
  readonly what: string;
  constructor(code: RefusalCode, at: number, what: string) {
    this.code = code;
    this.at = at;
    this.what = what;
  }
}

/** Tells line and column of an offset; offsets may come in any order. */
export const placesOf = (source: string): ((at: number) => { line: number; column: number }) => {
  const starts = [0];
  for (const found of source.matchAll(/\r\n|[\n\r\f]/g)) starts.push(found.index + found[0].length);
  return (at) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] as number) <= at) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: at - (starts[low] as number) + 1 };
  };
};
