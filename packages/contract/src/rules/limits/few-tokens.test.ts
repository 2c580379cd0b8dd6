import fc from 'fast-check';
import { expect, it } from 'vitest';
import { costOfSixths, SIXTHS } from '../shows/shows.ts';
import { FEW_MINUTES, isFewTokens, minutesFor } from './few-tokens.ts';

const price = fc.integer({ min: 1, max: 10_000 });
const tokens = fc.integer({ min: 0, max: 1_000_000 });
const preTip = fc.integer({ min: 0, max: 10_000 });

it('[PRIV-03] says no more minutes than the tokens pay for, and not one less', () => {
  fc.assert(
    fc.property(price, tokens, preTip, (pricePerMinute, have, tip) => {
      const minutes = minutesFor(have, { pricePerMinute, preTip: tip });
      const cost = (count: number) => tip + costOfSixths(pricePerMinute, count * SIXTHS);
      if (minutes > 0) expect(cost(minutes)).toBeLessThanOrEqual(have);
      expect(cost(minutes + 1)).toBeGreaterThan(have);
    }),
  );
});

it('[PRIV-03] suggests more tokens to who may ask and has few, and to nobody else', () => {
  const ask = { pricePerMinute: 30, preTip: 20, needed: 50 };
  expect(isFewTokens(49, ask)).toBe(false);
  expect(isFewTokens(50, ask)).toBe(true);
  expect(isFewTokens(20 + 30 * FEW_MINUTES - 1, ask)).toBe(true);
  expect(isFewTokens(20 + 30 * FEW_MINUTES, ask)).toBe(false);
  expect(isFewTokens(null, ask)).toBe(false);
});
