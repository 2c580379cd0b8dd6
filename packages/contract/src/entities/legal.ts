import * as v from 'valibot';
import { LEGAL_KEYS } from '../rules/legal/legal-keys.ts';
import { filled, IsoTimestamp, LanguageSchema, line } from './common.ts';

export const LegalKeySchema = v.picklist(LEGAL_KEYS);
export type LegalKey = v.InferOutput<typeof LegalKeySchema>;

/** The date on which a text came into force; a second text of the same day ends in `.2`. */
export const LegalVersion = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}(\.\d{1,3})?$/, 'invalid_format'));

const Paragraph = filled(line(4_000));
const Heading = filled(line(200));

/** Plain text: a heading, its paragraphs, then a list. */
export const LegalSection = v.object({
  heading: Heading,
  paragraphs: v.pipe(v.array(Paragraph), v.maxLength(50, 'too_long')),
  items: v.optional(v.pipe(v.array(Paragraph), v.maxLength(100, 'too_long'))),
});
export type LegalSection = v.InferOutput<typeof LegalSection>;

/**
 * One document in one language. `{operator}`, `{site}` and `{support}` stand for the site's name, address and support
 * email.
 */
export const LegalText = v.object({
  title: Heading,
  sections: v.pipe(v.array(LegalSection), v.minLength(1, 'required'), v.maxLength(100, 'too_long')),
});
export type LegalText = v.InferOutput<typeof LegalText>;

/** A legal document as a visitor reads it (spec 3 §3). The shape of `document_text` is assumed. */
export const LegalDocument = v.object({
  key: LegalKeySchema,
  title: v.string(),
  document_text: v.array(LegalSection),
  version: LegalVersion,
  /** Language of the text: the requested one, or the one that the operator published. */
  language: LanguageSchema,
  /** Another version is in force now. */
  expired: v.boolean(),
  /** Identifies this version and reader for signing; null for guests and for a version that is not in force. */
  secret: v.nullable(v.string()),
});
export type LegalDocument = v.InferOutput<typeof LegalDocument>;

/** An operator's texts by language. */
export const LegalTexts = v.record(LanguageSchema, LegalText);

/** A document as its operator edits it. Assumed. */
export const OperatorLegalDocument = v.object({
  /** The version in force. */
  version: LegalVersion,
  /** Whose text is in force: the operator's, or the one that the software brings. */
  source: v.picklist(['operator', 'house']),
  /** The texts in force, with placeholders. */
  texts: LegalTexts,
  /** The operator's publications, newest first. One without languages went back to the house text. */
  history: v.array(
    v.object({
      version: LegalVersion,
      languages: v.array(LanguageSchema),
      by: v.nullable(v.string()),
      at: IsoTimestamp,
    }),
  ),
});
export type OperatorLegalDocument = v.InferOutput<typeof OperatorLegalDocument>;
