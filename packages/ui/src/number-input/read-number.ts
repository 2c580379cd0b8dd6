import { NumberParser } from '@internationalized/number';

/** No amount of the product has more digits, and a number of this size is exact. */
const MOST = 999_999_999_999;

/**
 * The whole number of a typed text, in the digits of any writing and with the separators of the language. Null for an
 * empty text, undefined for one that is not a number.
 */
export function readNumber(text: string, language: string): number | null | undefined {
  const plain = text.trim();
  if (plain === '') return null;
  // Without a lower limit the parser would accept a sign.
  const parser = new NumberParser(language, { maximumFractionDigits: 0 });
  if (!parser.isValidPartialNumber(plain, 0)) return undefined;
  const number = parser.parse(plain);
  return Number.isSafeInteger(number) && number <= MOST ? number : undefined;
}
