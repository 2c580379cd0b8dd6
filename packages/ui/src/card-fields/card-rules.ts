/** The typed values: digits of the number, the expiry as `MM/YY` (or a part of it), digits of the code. */
export interface CardValue {
  number: string;
  expiry: string;
  cvc: string;
}

export const emptyCard: CardValue = { number: '', expiry: '', cvc: '' };

export type CardBrand =
  | 'visa'
  | 'mastercard'
  | 'amex'
  | 'discover'
  | 'diners'
  | 'jcb'
  | 'maestro'
  | 'unionpay';

export type CardProblem =
  | 'number_required'
  | 'number_invalid'
  | 'expiry_required'
  | 'expiry_invalid'
  | 'expired'
  | 'cvc_required'
  | 'cvc_invalid';

/** Problems by field; valid fields have no key. */
export type CardProblems = Partial<Record<keyof CardValue, CardProblem>>;

interface BrandRule {
  brand: CardBrand;
  starts: RegExp;
  lengths: readonly number[];
  /** Group sizes; the last one repeats. */
  groups: readonly number[];
  cvc: number;
}

const fours = [4] as const;

/** The first match wins, so narrow ranges come before wide ones. */
const brandRules: readonly BrandRule[] = [
  { brand: 'amex', starts: /^3[47]/, lengths: [15], groups: [4, 6, 5], cvc: 4 },
  { brand: 'diners', starts: /^3(?:0[0-5]|[689])/, lengths: [14, 16, 19], groups: [4, 6, 4], cvc: 3 },
  { brand: 'jcb', starts: /^35(?:2[89]|[3-8])/, lengths: [16, 17, 18, 19], groups: fours, cvc: 3 },
  {
    brand: 'mastercard',
    starts: /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    groups: fours,
    cvc: 3,
  },
  { brand: 'discover', starts: /^(?:6011|64[4-9]|65)/, lengths: [16, 17, 18, 19], groups: fours, cvc: 3 },
  { brand: 'unionpay', starts: /^62/, lengths: [16, 17, 18, 19], groups: fours, cvc: 3 },
  {
    brand: 'maestro',
    starts: /^(?:50|5[6-9]|6)/,
    lengths: [12, 13, 14, 15, 16, 17, 18, 19],
    groups: fours,
    cvc: 3,
  },
  { brand: 'visa', starts: /^4/, lengths: [13, 16, 19], groups: fours, cvc: 3 },
];

const LONGEST_NUMBER = 19;
const SHORTEST_NUMBER = 12;

const digitsOf = (text: string): string => text.replace(/\D/g, '');
const ruleOf = (digits: string): BrandRule | undefined =>
  brandRules.find(({ starts }) => starts.test(digits));

/** The brand by the first digits; null if unknown or still ambiguous. */
export const cardBrand = (number: string): CardBrand | null => ruleOf(digitsOf(number))?.brand ?? null;

/** Digits of the security code: four for American Express, else three. */
export const cvcLength = (number: string): number => ruleOf(digitsOf(number))?.cvc ?? 3;

/** The digits of a typed or pasted number, cut to the length of the card's brand. */
export function cardDigits(text: string): string {
  const digits = digitsOf(text);
  return digits.slice(0, Math.max(...(ruleOf(digits)?.lengths ?? [LONGEST_NUMBER])));
}

/** Grouped as on the card. */
export function formatCardNumber(number: string): string {
  const digits = digitsOf(number);
  const groups = ruleOf(digits)?.groups ?? fours;
  const parts: string[] = [];
  for (let at = 0, index = 0; at < digits.length; index += 1) {
    const size = groups[Math.min(index, groups.length - 1)] ?? 4;
    parts.push(digits.slice(at, at + size));
    at += size;
  }
  return parts.join(' ');
}

/** The check digit of a card number (ISO/IEC 7812-1). */
export function passesLuhn(number: string): boolean {
  const digits = digitsOf(number);
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return digits.length > 0 && sum % 10 === 0;
}

/**
 * Formats a typed expiry as `MM/YY`. A first digit above 1 becomes a one-digit month; autofill's `MM/YYYY` loses its
 * century. `before` is the previous text, so that deleting the slash does not restore it.
 */
export function formatExpiry(text: string, before = ''): string {
  let digits = digitsOf(text);
  if (/^[2-9]/.test(digits) || /^1\/|^1 \//.test(text)) digits = `0${digits}`;
  if (digits.length >= 6 && digits.startsWith('20', 2)) digits = digits.slice(0, 2) + digits.slice(4, 6);
  digits = digits.slice(0, 4);
  if (digits.length < 2) return digits;
  if (digits.length === 2 && before === `${digits}/`) return digits.slice(0, 1);
  return `${digits.slice(0, 2)}/${digits.slice(2)}`;
}

/** Month and year as two digits each (spec 3 §5), or null for an invalid month. */
export function expiryParts(expiry: string): { month: string; year: string } | null {
  const found = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(expiry);
  return found ? { month: found[1] ?? '', year: found[2] ?? '' } : null;
}

function numberProblem(number: string): CardProblem | null {
  const digits = digitsOf(number);
  if (digits === '') return 'number_required';
  const lengths = ruleOf(digits)?.lengths;
  const long = lengths
    ? lengths.includes(digits.length)
    : digits.length >= SHORTEST_NUMBER && digits.length <= LONGEST_NUMBER;
  return long && passesLuhn(digits) ? null : 'number_invalid';
}

function expiryProblem(expiry: string, now: Date): CardProblem | null {
  if (expiry === '') return 'expiry_required';
  const parts = expiryParts(expiry);
  if (!parts) return 'expiry_invalid';
  // Valid to the last day of its month, with two-digit years of this century.
  const end = Date.UTC(2000 + Number(parts.year), Number(parts.month), 1);
  if (end <= now.getTime()) return 'expired';
  return Number(parts.year) + 2000 > now.getUTCFullYear() + 20 ? 'expiry_invalid' : null;
}

function cvcProblem(cvc: string, number: string): CardProblem | null {
  if (cvc === '') return 'cvc_required';
  return cvc.length === cvcLength(number) ? null : 'cvc_invalid';
}

/** All checks that need no bank. */
export function cardProblems(card: CardValue, now: Date): CardProblems {
  const found: [keyof CardValue, CardProblem | null][] = [
    ['number', numberProblem(card.number)],
    ['expiry', expiryProblem(card.expiry, now)],
    ['cvc', cvcProblem(card.cvc, card.number)],
  ];
  return Object.fromEntries(found.filter(([, problem]) => problem !== null));
}

/** The caret position after regrouping: behind the same number of digits as before. */
export function caretAfter(text: string, digitsBefore: number): number {
  if (digitsBefore === 0) return 0;
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (/\d/.test(text[index] ?? '')) seen += 1;
    if (seen === digitsBefore) return index + 1;
  }
  return text.length;
}
