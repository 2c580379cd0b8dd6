import * as v from 'valibot';
import { ATTRIBUTION_NAMES, type AttributionName, isAttributionValue } from '../rules/account/attribution.ts';
import { GENDERS, LANGUAGES, MAX_INTEGER, USERNAME_PATTERN } from '../rules/constants.ts';
import { cleanLine, cleanLines, isBlank } from '../rules/readable-text.ts';

/** Tokens as the ledger counts them. Inputs use {@link Price}. */
export const Tokens = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** Tokens that a payer agrees to or that are paid. */
export const Price = v.pipe(Tokens, v.maxValue(MAX_INTEGER, 'too_big'));
/** Tokens that the payer accepted when a charge exceeded their own limit. Assumed. */
export const Confirmed = { confirmed_tokens: v.optional(Price) };
export const Id = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(MAX_INTEGER));
/** An id of a `bigint` column: messages, posts, payouts and what is written for each event. */
export const LongId = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER));
export const GenderSchema = v.picklist(GENDERS);
export const LanguageSchema = v.picklist(LANGUAGES);
/** ISO 3166-1 alpha-2, upper case. */
export const CountryCode = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));
/** Wire form of a username: lower case, 3 to 32 of a–z, 0–9, `_` and `-`, starting with a letter. */
export const Username = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.regex(USERNAME_PATTERN, 'invalid_format'),
);
/** Whether the calendar has the day: the patterns below allow 31 February, which databases refuse. */
const isRealDay = (text: string): boolean => {
  const day = text.slice(0, 10);
  const date = new Date(`${day}T00:00:00Z`);
  return !day.startsWith('0000') && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
};
export const IsoDate = v.pipe(v.string(), v.isoDate(), v.check(isRealDay, 'invalid_format'));
export const IsoTimestamp = v.pipe(v.string(), v.isoTimestamp(), v.check(isRealDay, 'invalid_format'));
/** A path of this site, never another origin, so that redirects after a login or a payment are safe. */
export const SitePath = v.pipe(
  v.string(),
  v.maxLength(2048),
  v.regex(/^\/(?![/\\])[^\\\s]*$/, 'invalid_format'),
);
/**
 * An action of our own instead of `v.transform`, because the OpenAPI document leaves out what follows a transform, and
 * so the length.
 */
const cleaned = (clean: (text: string) => string): v.BaseTransformation<string, string, never> => ({
  kind: 'transformation',
  type: 'clean_text',
  reference: cleaned,
  async: false,
  '~run': (dataset) => ({ ...dataset, value: clean(dataset.value) }),
});
const readable = (clean: (text: string) => string, most: number) =>
  v.pipe(
    v.string(),
    v.check((text) => isBlank(text) || clean(text) !== '', 'invalid_format'),
    cleaned(clean),
    v.maxLength(most, 'too_long'),
  );
/**
 * One line that a person writes, as {@link cleanLine} cleans it; `most` counts UTF-16 units after that. Text that shows
 * nothing is `invalid_format`. Every text of people uses this or {@link lines}.
 */
export const line = (most: number) => readable(cleanLine, most);
/** {@link line} with line breaks. */
export const lines = (most: number) => readable(cleanLines, most);
/** A text that must not be left empty. */
export const filled = (text: ReturnType<typeof line>) => v.pipe(text, v.minLength(1, 'required'));

const attributionValue = (name: AttributionName) =>
  v.optional(
    v.pipe(
      v.string(),
      v.check((value) => isAttributionValue(name, value), 'invalid_format'),
    ),
  );
/** The campaign that led a visitor here, sent with sign-up and purchases (spec 1 §2). */
export const AttributionSchema = v.object(
  Object.fromEntries(ATTRIBUTION_NAMES.map((name) => [name, attributionValue(name)])) as Record<
    AttributionName,
    ReturnType<typeof attributionValue>
  >,
);
