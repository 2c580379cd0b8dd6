import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wholeCount } from '../../lib/whole-count.ts';

it('given any number, counts whole and not below zero', () => {
  fc.assert(
    fc.property(fc.double(), (value) => {
      const count = wholeCount(value);
      if (Number.isNaN(value)) expect(count).toBeNull();
      else expect(Number.isSafeInteger(count) && (count ?? -1) >= 0).toBe(true);
    }),
  );
  expect(wholeCount(null)).toBeNull();
  expect(wholeCount(12.9)).toBe(12);
});
