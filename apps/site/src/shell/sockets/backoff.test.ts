import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lobbyDelay } from './backoff.ts';

describe('[RT-02] lobby back-off', () => {
  it('stays within the bounds of the spec', () => {
    fc.assert(
      fc.property(
        fc.nat(40),
        fc.nat(290_000),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (attempt, away, random) => {
          const delay = lobbyDelay(attempt, away, () => random);
          expect(delay).toBeGreaterThanOrEqual(50);
          expect(delay).toBeLessThanOrEqual(Math.min(300 * 2 ** attempt, 3_000));
        },
      ),
    );
    expect(lobbyDelay(0, 5 * 60_000, Math.random)).toBe(1_500);
  });

  it('spreads the clients over the whole time, so that they do not come back at once', () => {
    fc.assert(
      fc.property(fc.nat(40), (attempt) => {
        expect(lobbyDelay(attempt, 0, () => 0)).toBe(50);
        expect(lobbyDelay(attempt, 0, () => 1)).toBe(Math.min(300 * 2 ** attempt, 3_000));
      }),
    );
  });
});
