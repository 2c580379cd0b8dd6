// @vitest-environment happy-dom
import { MAX_TIP } from '@footlight/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseAmount, shownAmount } from './tip-amount.ts';

it('given anything typed, tips whole amounts from 1 to 100,000 and nothing else [TIP-01]', () => {
  const typed = fc.oneof(fc.string(), fc.double(), fc.integer(), fc.bigInt().map(String));
  fc.assert(
    fc.property(typed, (amount) => {
      const value = parseAmount(amount);
      if (value !== null) {
        expect(Number.isInteger(value) && value >= 1 && value <= MAX_TIP).toBe(true);
        expect(value).toBe(Number(amount));
        expect(shownAmount(amount)).toBe(value);
      }
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: MAX_TIP }), (amount) => {
      expect(parseAmount(amount)).toBe(amount);
      expect(parseAmount(` ${amount} `)).toBe(amount);
    }),
  );
  expect([parseAmount(19, 20), parseAmount('20', 20)]).toEqual([null, 20]);
  for (const amount of [0, -1, 2.5, MAX_TIP + 1, Number.NaN, Number.POSITIVE_INFINITY, '', '1e3', '٣']) {
    expect(parseAmount(amount)).toBeNull();
  }
});
