/** From here on an amount is written short, such as "1.2E30": no layout holds three hundred digits. */
const tooLong = 1e15;

/** Number options for an amount that may be anything: long ones are shortened, the others keep `options`. */
export const amountOptions = (
  value: number,
  options?: Intl.NumberFormatOptions,
): Intl.NumberFormatOptions | undefined =>
  Math.abs(value) < tooLong
    ? options
    : { ...options, notation: 'scientific', minimumFractionDigits: 0, maximumFractionDigits: 1 };

/** What stands for an amount that is no number. */
export const noAmount = '–';

/** Tokens are whole: what is behind the point was never booked. Null for what is no number. */
export const wholeTokens = (value: number): number | null =>
  // The sum with zero takes the sign off a negative zero.
  Number.isFinite(value) ? Math.trunc(value) + 0 : null;

/** Is this formed like a currency code (ISO 4217)? Any other would throw in the middle of a page. */
export const isCurrency = (code: string): boolean => /^[A-Za-z]{3}$/.test(code);
