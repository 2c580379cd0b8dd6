/** Larger amounts are shortened, such as "1.2E30": no layout holds three hundred digits. */
const tooLong = 1e15;

/** Number options for any amount: long ones are shortened, the others keep `options`. */
export const amountOptions = (
  value: number,
  options?: Intl.NumberFormatOptions,
): Intl.NumberFormatOptions | undefined =>
  Math.abs(value) < tooLong
    ? options
    : { ...options, notation: 'scientific', minimumFractionDigits: 0, maximumFractionDigits: 1 };

/** Shown for an amount that is not a number. */
export const noAmount = '–';

/** Whole tokens: cuts off the fraction. Null for an invalid number. */
export const wholeTokens = (value: number): number | null =>
  // Adding zero removes the sign of a negative zero.
  Number.isFinite(value) ? Math.trunc(value) + 0 : null;

/** Whether this looks like a currency code (ISO 4217). Intl would throw for any other. */
export const isCurrency = (code: string): boolean => /^[A-Za-z]{3}$/.test(code);
