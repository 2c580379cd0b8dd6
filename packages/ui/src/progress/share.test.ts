import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doneShare } from './share.ts';

describe('the share that is done', () => {
  it('is between nothing and all, or unknown, whatever it is given', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (value, max) => {
        const share = doneShare(value, max);
        if (share !== null) expect(share >= 0 && share <= 1).toBe(true);
      }),
    );
  });

  it('is unknown without a number or with nothing to do', () => {
    for (const [value, max] of [
      [undefined, 100],
      [null, 100],
      [Number.NaN, 100],
      [5, 0],
      [5, -1],
      [5, Number.NaN],
      [5, Number.POSITIVE_INFINITY],
    ] as const) {
      expect(doneShare(value, max)).toBeNull();
    }
    expect(doneShare(350, 1000)).toBe(0.35);
  });
});
