import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { BroadcasterSettings } from '../../entities/broadcaster.ts';
import { exampleBroadcasterSettings } from '../../fixtures/broadcaster.ts';
import type { SnapchatDuration } from './order-limits.ts';
import {
  isPictureKept,
  MAX_ORDER_WISH,
  mayHandOver,
  mayPlaceOrder,
  ORDER_STATES,
  type OrderAct,
  orderAfter,
  orderPriceProblem,
  orderTextProblem,
  RATING_WORDS,
  ratingWordsProblem,
  snapchatEnd,
} from './orders.ts';

const ACTS: readonly OrderAct[] = ['accept', 'decline', 'withdraw', 'expire'];

describe('orders by hand', () => {
  it('what a viewer writes is a wish of 1 to 1,000 characters, or an own handle', () => {
    expect(orderTextProblem('custom_media', ' \n ')).toBe('required');
    expect(orderTextProblem('custom_media', 'A sunset over the sea, in blue')).toBeNull();
    expect(orderTextProblem('custom_media', 'x'.repeat(MAX_ORDER_WISH))).toBeNull();
    expect(orderTextProblem('custom_media', 'x'.repeat(MAX_ORDER_WISH + 1))).toBe('too_long');
    for (const good of ['evening.viewer', 'Ada', 'a-b_c.d9'])
      expect(orderTextProblem('snapchat', good)).toBeNull();
    for (const bad of ['ab', '9lives', 'with space', 'ends.', 'a'.repeat(16), '<script>'])
      expect(orderTextProblem('snapchat', bad), bad).toBe('invalid_format');
  });

  it('[RATING-01] a rating is words of a least length, an item, or both; its picture ends with the order', () => {
    expect(orderTextProblem('dickrating', ' ')).toBeNull();
    expect(orderTextProblem('dickrating', 'x'.repeat(MAX_ORDER_WISH + 1))).toBe('too_long');
    expect(ratingWordsProblem(' ', false)).toBe('required');
    expect(ratingWordsProblem(' ', true)).toBeNull();
    expect(ratingWordsProblem('x'.repeat(RATING_WORDS.min - 1), true)).toBe('too_short');
    expect(ratingWordsProblem(`${'x'.repeat(RATING_WORDS.min - 1)} `, false)).toBe('too_short');
    expect(ratingWordsProblem('x'.repeat(RATING_WORDS.min), false)).toBeNull();
    expect(ratingWordsProblem('x'.repeat(RATING_WORDS.max + 1), true)).toBe('too_long');
    const kept = ORDER_STATES.filter((state) => isPictureKept({ state, expiresAt: 10 }, 9));
    expect(kept).toEqual(['waiting', 'accepted']);
    expect(ORDER_STATES.some((state) => isPictureKept({ state, expiresAt: 10 }, 10))).toBe(false);
  });

  it('an offer is at or above the lowest price; a Snapchat and a rating have one price', () => {
    expect(orderPriceProblem('custom_media', null, 100)).toBe('required');
    expect(orderPriceProblem('custom_media', 99, 100)).toBe('too_small');
    expect(orderPriceProblem('custom_media', 500, 100)).toBeNull();
    expect(orderPriceProblem('snapchat', 250, 250)).toBeNull();
    expect(orderPriceProblem('snapchat', 251, 250)).toBe('too_big');
    expect(orderPriceProblem('dickrating', 150, 150)).toBeNull();
    expect(orderPriceProblem('dickrating', 151, 150)).toBe('too_big');
  });

  it('is decided once: people decide before its end, the clock from then on', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ORDER_STATES),
        fc.array(fc.tuple(fc.constantFrom(...ACTS), fc.integer({ min: 0, max: 20 })), { maxLength: 12 }),
        (first, steps) => {
          let state: string = first;
          let decided = first === 'waiting' ? 0 : 1;
          for (const [act, now] of steps) {
            const next = orderAfter({ state, expiresAt: 10 }, act, now);
            if (next === null) continue;
            expect(act === 'expire').toBe(now >= 10);
            state = next;
            decided += 1;
          }
          expect(decided).toBeLessThanOrEqual(1);
        },
      ),
    );
  });

  it('a Snapchat is bought once at a time, and five wishes may wait', () => {
    expect(mayPlaceOrder('snapchat', { waiting: 0, isRunning: true })).toBe(false);
    expect(mayPlaceOrder('snapchat', { waiting: 1, isRunning: false })).toBe(false);
    expect(mayPlaceOrder('custom_media', { waiting: 4, isRunning: false })).toBe(true);
    expect(mayPlaceOrder('custom_media', { waiting: 5, isRunning: false })).toBe(false);
  });

  it('nothing is handed over that the viewer has or that is free', () => {
    expect(
      (['complete', 'free', 'login', 'payment', 'fanclub', 'unavailable'] as const).filter(mayHandOver),
    ).toEqual(['payment', 'fanclub', 'unavailable']);
  });

  it('lasts months of the calendar', () => {
    const end = (duration: SnapchatDuration, from: string) => {
      const at = snapchatEnd(duration, Date.parse(from));
      return at === null ? null : new Date(at).toISOString();
    };
    expect(end('1M', '2027-01-31T10:00:00.000Z')).toBe('2027-02-28T10:00:00.000Z');
    expect(end('6M', '2026-11-02T10:00:00.000Z')).toBe('2027-05-02T10:00:00.000Z');
    expect(end('1Y', '2028-02-29T10:00:00.000Z')).toBe('2029-02-28T10:00:00.000Z');
    expect(end('FOREVER', '2026-11-02T10:00:00.000Z')).toBeNull();
  });

  it('a Snapchat on sale needs a handle, which is said at its field', () => {
    const save = (username: string, isEnabled: boolean) =>
      v.safeParse(BroadcasterSettings, {
        ...exampleBroadcasterSettings,
        snapchat: { ...exampleBroadcasterSettings.snapchat, username, isEnabled },
      });
    expect(save('', false).success).toBe(true);
    const refused = save('', true);
    expect(
      refused.issues?.map(({ message, path }) => [message, path?.map(({ key }) => key).join('.')]),
    ).toEqual([['required', 'snapchat.username']]);
    expect(save('no handle', true).issues?.[0]?.message).toBe('invalid_format');
  });
});
