import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHAT_MODES, CHAT_STATUSES } from '../room/room-status.ts';
import {
  costOfSixths,
  discountedPrice,
  END_REASONS,
  isLowTime,
  isTicketRefunded,
  mayBuyRecording,
  mayBuyTicket,
  mayRequestPrivate,
  maySpy,
  minimumCharge,
  type PrivateAsk,
  privateRefusal,
  settleEnd,
  sixthsFor,
  spyDrops,
  spyStartupTip,
  tokensToStart,
} from './shows.ts';

const price = fc.integer({ min: 1, max: 999 });

describe('the price of time', () => {
  it('[PRIV-01] a started sixth costs at least its part, a minute exactly its price', () => {
    fc.assert(
      fc.property(price, fc.integer({ min: 0, max: 1_000 }), (each, sixths) => {
        const cost = costOfSixths(each, sixths);
        expect(Number.isSafeInteger(cost)).toBe(true);
        expect(cost * 6).toBeGreaterThanOrEqual(each * sixths);
        expect(cost * 6).toBeLessThan(each * sixths + 6);
        expect(costOfSixths(each, sixths + 6) - cost).toBe(each);
        expect(costOfSixths(each, sixths + 1)).toBeGreaterThanOrEqual(cost);
      }),
    );
  });

  it('[PRIV-01] tokens pay for the most sixths that they can, and never for more', () => {
    fc.assert(
      fc.property(price, fc.integer({ min: 0, max: 50_000 }), (each, tokens) => {
        const sixths = sixthsFor(each, tokens);
        expect(costOfSixths(each, sixths)).toBeLessThanOrEqual(tokens);
        expect(costOfSixths(each, sixths + 1)).toBeGreaterThan(tokens);
      }),
    );
    expect(sixthsFor(0, 0)).toBe(Number.POSITIVE_INFINITY);
  });

  it('[PRIV-01] warns at 60 seconds, not before', () => {
    expect([null, 61, 60, 0].map(isLowTime)).toEqual([false, false, true, true]);
  });

  it('[PRIV-02] a discount takes its part, and leaves a price', () => {
    fc.assert(
      fc.property(price, fc.integer({ min: 0, max: 90 }), (each, rate) => {
        const lowered = discountedPrice(each, rate);
        expect(lowered).toBeGreaterThanOrEqual(1);
        expect(lowered).toBeLessThanOrEqual(each);
        expect(lowered - (each * (100 - rate)) / 100).toBeLessThan(1);
      }),
    );
  });
});

const ask = (over: Partial<PrivateAsk> = {}): PrivateAsk => ({
  room: {
    status: 'online',
    isEnabled: true,
    isLimitedAppInstalled: false,
    isVoyeur: false,
    isVersus: false,
  },
  prices: { pricePerMinuteInToken: 30, exclusivePricePerMinuteInToken: 60, discountRate: 0 },
  isExclusiveEnabled: true,
  isExclusive: false,
  isWatchTogetherEnabled: false,
  isWatchTogether: false,
  minimumMinutes: 1,
  minimumTokenToStart: 0,
  preTip: 0,
  viewer: { isLoggedIn: true, isStreamer: false, tokens: 500, postpayCreditCents: null },
  ...over,
});

describe('asking for a private', () => {
  it('[PRIV-01] is allowed online or on standby, without app, voyeur cam or versus, when it is enabled', () => {
    const { room } = ask();
    expect(CHAT_STATUSES.filter((status) => mayRequestPrivate({ ...room, status }))).toEqual([
      'online',
      'standby',
    ]);
    expect(mayRequestPrivate({ ...room, isEnabled: false })).toBe(false);
    for (const no of ['isLimitedAppInstalled', 'isVoyeur', 'isVersus'] as const) {
      expect(mayRequestPrivate({ ...room, [no]: true })).toBe(false);
    }
  });

  it('[PRIV-01] guests log in first, and nobody asks in the own room', () => {
    const { viewer } = ask();
    expect(privateRefusal(ask())).toBeNull();
    expect(privateRefusal(ask({ viewer: { ...viewer, isLoggedIn: false } }))).toBe('login_required');
    expect(privateRefusal(ask({ viewer: { ...viewer, isStreamer: true } }))).toBe('private_unavailable');
  });

  it('[PRIV-02] exclusive and watch-together only where they are on offer', () => {
    expect(privateRefusal(ask({ isExclusive: true, isExclusiveEnabled: false }))).toBe('private_unavailable');
    expect(privateRefusal(ask({ isWatchTogether: true }))).toBe('private_unavailable');
    expect(privateRefusal(ask({ isWatchTogether: true, isWatchTogetherEnabled: true }))).toBeNull();
  });

  it('[PRIV-02] the larger of minimum tokens and minimum duration, and the pre-tip, must be there', () => {
    expect(tokensToStart(ask({ minimumMinutes: 3, minimumTokenToStart: 50, preTip: 25 }))).toBe(115);
    expect(tokensToStart(ask({ minimumMinutes: 1, minimumTokenToStart: 50 }))).toBe(50);
    expect(tokensToStart(ask({ isExclusive: true, minimumMinutes: 2 }))).toBe(120);
    const exact = (tokens: number) =>
      privateRefusal(ask({ minimumMinutes: 3, preTip: 25, viewer: { ...ask().viewer, tokens } }));
    expect([exact(114), exact(115)]).toEqual(['not_enough_tokens', null]);
  });

  it('[PRIV-03] post-pay: dollars of credit times ten against the price a minute', () => {
    const by = (postpayCreditCents: number) =>
      privateRefusal(ask({ viewer: { ...ask().viewer, tokens: 0, postpayCreditCents } }));
    expect([by(0), by(299), by(300), by(10_000)]).toEqual(['postpay_limit', 'postpay_limit', null, null]);
  });
});

describe('spying', () => {
  const room = {
    status: 'private',
    mode: 'public',
    isEnabled: true,
    isLimitedAppInstalled: false,
    isPrivateRunning: true,
  } as const;
  it('[SPY-01] needs a private that runs, from the public room, and is never for an exclusive one', () => {
    expect(CHAT_STATUSES.filter((status) => maySpy({ ...room, status }))).toEqual(['private']);
    expect(CHAT_MODES.filter((mode) => maySpy({ ...room, mode }))).toEqual(['public']);
    expect(maySpy({ ...room, isEnabled: false })).toBe(false);
    expect(maySpy({ ...room, isLimitedAppInstalled: true })).toBe(false);
    expect(maySpy({ ...room, isPrivateRunning: false })).toBe(false);
  });

  it('[SPY-01] drops below one sixth of the price, unless prepaid, previewing or charged later', () => {
    const spy = { isPrepaid: false, isFreePreview: false, isPostpay: false, pricePerMinute: 30 };
    expect([4, 5].map((tokens) => spyDrops({ ...spy, tokens }))).toEqual([true, false]);
    for (const free of ['isPrepaid', 'isFreePreview', 'isPostpay'] as const) {
      expect(spyDrops({ ...spy, tokens: 0, [free]: true })).toBe(false);
    }
    fc.assert(
      fc.property(price, fc.integer({ min: 0, max: 2_000 }), (pricePerMinute, tokens) => {
        expect(spyDrops({ ...spy, pricePerMinute, tokens })).toBe(sixthsFor(pricePerMinute, tokens) < 1);
      }),
    );
  });

  it('[SPY-01] the start-up tip is skipped for ten minutes after one', () => {
    const paidAt = 1_000_000;
    const at = (minutes: number) => spyStartupTip(25, paidAt, paidAt + minutes * 60_000);
    expect([at(0), at(9.99), at(10), spyStartupTip(25, null, 0)]).toEqual([0, 0, 25, 25]);
  });
});

it('[LIM-01] ticket and recording: each once, the recording for ticket holders in the show', () => {
  expect(mayBuyTicket({ isInstalled: true, hasTicket: false })).toBe(true);
  expect(mayBuyTicket({ isInstalled: true, hasTicket: true })).toBe(false);
  expect(mayBuyTicket({ isInstalled: false, hasTicket: false })).toBe(false);
  const show = { mode: 'limited', hasTicket: true, price: 20, hasRecording: false } as const;
  expect(mayBuyRecording(show)).toBe(true);
  for (const over of [
    { mode: 'public' },
    { hasTicket: false },
    { price: 0 },
    { hasRecording: true },
  ] as const) {
    expect(mayBuyRecording({ ...show, ...over })).toBe(false);
  }
});

it('[LIM-01] who joined within the window before the end gets the ticket back', () => {
  const end = 10 * 60_000;
  const refunded = (joinedMinute: number) => isTicketRefunded(joinedMinute * 60_000, end, 5);
  expect([4, 5, 5.01, 10].map(refunded)).toEqual([false, false, true, true]);
  expect(isTicketRefunded(end, end, 0)).toBe(false);
});

it('[PRIV-04] whatever ends a show, what was set aside is paid or given back, to the token', () => {
  const minute = fc.record({
    pricePerMinute: price,
    held: fc.integer({ min: 0, max: 5_000 }),
    startedSixths: fc.integer({ min: 0, max: 6 }),
    owedMinutes: fc.integer({ min: 0, max: 10 }),
  });
  fc.assert(
    fc.property(minute, fc.constantFrom(...END_REASONS), (open, reason) => {
      const { pay, refund } = settleEnd(open, reason);
      expect(pay + refund).toBe(open.held);
      expect(Math.min(pay, refund)).toBeGreaterThanOrEqual(0);
      // A viewer whose show is ended never pays more than one who leaves.
      expect(pay).toBeLessThanOrEqual(settleEnd(open, 'user_ended').pay);
      if (reason === 'unpublish') expect(pay).toBe(0);
    }),
  );
  const prepaid = { pricePerMinute: 30, held: 90, startedSixths: 2, owedMinutes: 3 };
  expect(settleEnd(prepaid, 'model_ended')).toEqual({ pay: 10, refund: 80 });
  expect(settleEnd({ ...prepaid, isRefund: true }, 'model_ended')).toEqual({ pay: 0, refund: 90 });
  expect(settleEnd({ ...prepaid, isRefund: true }, 'user_ended')).toEqual({ pay: 90, refund: 0 });
  expect(settleEnd(prepaid, 'user_ended')).toEqual({ pay: 90, refund: 0 });
  expect(minimumCharge({ pricePerMinute: 30, minimumMinutes: 3, preTip: 25 })).toBe(115);
  expect(minimumCharge({ pricePerMinute: 30, minimumMinutes: 0, preTip: 0 })).toBe(5);
});
