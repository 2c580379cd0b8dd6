import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { momentReached, secondsLeft, splitDays, untilNextTick } from './remaining.ts';

describe('what is left', () => {
  it('is never negative or broken', () => {
    expect(secondsLeft(Number.NaN, 0)).toBe(0);
    expect(secondsLeft(Number.POSITIVE_INFINITY, 0)).toBe(0);
    expect(secondsLeft(1000, 5000)).toBe(0);
    expect(secondsLeft(5000, 1)).toBe(5);
  });

  it('goes down by one at each tick, to zero', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: 0, max: 1e12 }), (length, start) => {
        const until = start + length;
        let now = start;
        let left = secondsLeft(until, now);
        while (left > 0) {
          now += untilNextTick(until, now);
          expect(secondsLeft(until, now)).toBe(left - 1);
          left -= 1;
        }
        expect(untilNextTick(until, now)).toBe(0);
      }),
    );
  });

  it('is split into days and the rest', () => {
    expect(splitDays(86_400 * 2 + 3 * 3600)).toEqual({ days: 2, rest: 10_800 });
  });
});

describe('moments worth a word', () => {
  it('are said once, the last one when the page slept over several', () => {
    expect(momentReached(61, 60)).toBe(60);
    expect(momentReached(60, 59)).toBeNull();
    expect(momentReached(301, 200)).toBe(300);
    expect(momentReached(700, 5)).toBe(10);
    expect(momentReached(3, 0)).toBe(0);
    expect(momentReached(0, 0)).toBeNull();
  });
});
