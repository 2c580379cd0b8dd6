import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberFormat } from '../i18n/format.ts';
import { amountOptions, isCurrency, wholeTokens } from './amounts.ts';

describe('amounts that nobody expects', () => {
  it('are whole or nothing', () => {
    fc.assert(
      fc.property(fc.double(), (value) => {
        const whole = wholeTokens(value);
        if (Number.isFinite(value)) expect(whole).toBe(Math.trunc(value) + 0);
        else expect(whole).toBeNull();
        expect(Object.is(whole, -0)).toBe(false);
      }),
    );
  });

  it('never fill more than a line, in any language', () => {
    const language = fc.constantFrom('en', 'de', 'fr', 'es', 'it', 'nl');
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), language, (value, code) => {
        const options = amountOptions(value, { style: 'currency', currency: 'USD' });
        expect(numberFormat(code, options).format(value).length).toBeLessThan(32);
      }),
    );
  });

  it('keep the usual way of writing while they are usual', () => {
    const options = { style: 'currency', currency: 'EUR' } as const;
    expect(amountOptions(10.99, options)).toBe(options);
    expect(numberFormat('en', amountOptions(1e30)).format(1e30)).toBe('1E30');
  });

  it('have a currency code that can be written', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 4 }), (currency) => {
        if (isCurrency(currency)) numberFormat('en', { style: 'currency', currency }).format(1);
      }),
    );
    expect(['USD', 'usd', 'US', 'DOLLAR', ''].map(isCurrency)).toEqual([true, true, false, false, false]);
  });
});
