import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changeLimits,
  isPostpayDue,
  LIMIT_COOL_DOWN,
  LIMIT_NAMES,
  type LimitState,
  leftOf,
  limitsAt,
  MAX_LIMIT,
  mayReUp,
  NO_LIMITS,
  NO_RE_UP,
  POSTPAY_IDLE,
  type ReUpAsk,
  spendRefusal,
} from './limits.ts';

const HOUR = 3_600_000;
const limit = fc.option(fc.integer({ min: 0, max: MAX_LIMIT }));
const wish = fc.record({ per_charge: limit, per_day: limit, daily_limit: limit }, { requiredKeys: [] });
const high = (value: number | null): number => value ?? Number.POSITIVE_INFINITY;

describe('own limits', () => {
  it('[BILL-10] a lower limit holds at once, a higher one a day later, and until then the old one', () => {
    const set = changeLimits(NO_LIMITS, { per_day: 500, per_charge: 50 }, 0);
    expect(set.limits).toEqual({ per_charge: 50, per_day: 500, daily_limit: null });
    const raised = changeLimits(set, { per_day: 900, per_charge: null }, HOUR);
    expect(raised.limits).toEqual(set.limits);
    expect(raised.waiting.per_day).toEqual({ value: 900, at: HOUR + LIMIT_COOL_DOWN });
    expect(limitsAt(raised, HOUR + LIMIT_COOL_DOWN - 1).limits.per_day).toBe(500);
    expect(limitsAt(raised, HOUR + LIMIT_COOL_DOWN)).toEqual({
      limits: { per_charge: null, per_day: 900, daily_limit: null },
      waiting: {},
    });
    // Setting the old limit again cancels the waiting one.
    expect(changeLimits(raised, { per_day: 500 }, 2 * HOUR).waiting.per_day).toBeUndefined();
    // Repeating the request does not restart the wait.
    expect(changeLimits(raised, { per_day: 900 }, 2 * HOUR).waiting.per_day?.at).toBe(HOUR + LIMIT_COOL_DOWN);
  });

  it('[BILL-10] whatever is asked for, and how often: no limit rises within a day of the wish', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(wish, fc.integer({ min: 0, max: 3 * LIMIT_COOL_DOWN })), { maxLength: 12 }),
        (steps) => {
          let now = 0;
          let state: LimitState = NO_LIMITS;
          /** When each limit was first at most this low. */
          for (const [asked, pause] of steps) {
            now += pause;
            const before = limitsAt(state, now).limits;
            state = changeLimits(state, asked, now);
            const soon = limitsAt(state, now + 1).limits;
            for (const name of LIMIT_NAMES) {
              expect(high(state.limits[name])).toBeLessThanOrEqual(high(before[name]));
              if (asked[name] !== undefined && high(asked[name]) <= high(before[name])) {
                expect(soon[name]).toBe(asked[name]);
              }
              const waits = state.waiting[name];
              if (waits) expect(waits.at).toBeGreaterThan(now);
            }
          }
        },
      ),
    );
  });

  it('[BILL-10] what is let through never exceeds the day, and a charge above the own limit was agreed to', () => {
    const charge = fc.record({
      amount: fc.integer({ min: 1, max: 500 }),
      confirmed: fc.option(fc.integer({ min: 0, max: 600 })),
    });
    fc.assert(
      fc.property(fc.array(charge, { maxLength: 40 }), limit, limit, (charges, per_charge, per_day) => {
        let spent = 0;
        for (const one of charges) {
          const refusal = spendRefusal({ ...one, spent, limits: { per_charge, per_day } });
          if (refusal === null) {
            spent += one.amount;
            expect(one.amount <= high(per_charge) || (one.confirmed ?? 0) >= one.amount).toBe(true);
          } else if (refusal === 'user_daily_limit')
            expect(one.amount).toBeGreaterThan(leftOf(per_day, spent) ?? 0);
          else expect(one.amount).toBeGreaterThan(per_charge ?? 0);
        }
        expect(spent).toBeLessThanOrEqual(high(per_day));
      }),
    );
  });
});

it('[BILL-08] post-pay is charged at its limit or after an hour without a spend, and never for nothing', () => {
  const standing = { debt: 30, limit: 100, lastSpentAt: 0, now: POSTPAY_IDLE - 1 };
  expect(isPostpayDue(standing)).toBe(false);
  expect(isPostpayDue({ ...standing, now: POSTPAY_IDLE })).toBe(true);
  expect(isPostpayDue({ ...standing, debt: 100 })).toBe(true);
  expect(isPostpayDue({ ...standing, debt: 0, now: 5 * POSTPAY_IDLE })).toBe(false);
});

it('[BILL-09] auto re-up charges only what its owner chose, what helps, and what the limits leave', () => {
  const ask: ReUpAsk = {
    reUp: { ...NO_RE_UP, enabled: true, product_id: 'tokens_100', card_id: 'c', per_day: 2 },
    pack: { tokens: 100, amount: 10 },
    hasCard: true,
    done: 1,
    remaining: 10,
    missing: 100,
  };
  expect(mayReUp(ask)).toBe(true);
  const nots: Partial<ReUpAsk>[] = [
    { reUp: NO_RE_UP },
    { pack: null },
    { hasCard: false },
    { done: 2 },
    { remaining: 9.99 },
    { missing: 101 },
    { missing: 0 },
  ];
  for (const not of nots) expect(mayReUp({ ...ask, ...not }), JSON.stringify(not)).toBe(false);
  expect(mayReUp({ ...ask, remaining: null })).toBe(true);
});
