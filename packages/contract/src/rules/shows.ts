import type { ChatMode, ChatStatus } from '../entities/room.ts';
import type { ErrorType } from '../errors.ts';

/** Reasons for which a private or a spying ends (spec 3 §3). A show that ends without a word ran out of tokens. */
export const END_REASONS = ['model_ended', 'out_of_tokens', 'unpublish', 'user_ended', 'user_left'] as const;
export type EndReason = (typeof END_REASONS)[number];
export const DEFAULT_END_REASON: EndReason = 'out_of_tokens';

/** Shows are paid in sixths of a minute: the spec lets a spy stay down to one sixth of the price (spec 2 §4). */
export const SIXTHS = 6;
export const SECONDS_PER_SIXTH = 10;
export const LOW_TIME_SECONDS = 60;
/** A start-up tip paid this recently is not asked for again (spec 3 §9). */
export const SPY_TIP_PAUSE = 10 * 60_000;
/** How long a request waits for its answer. Assumed. */
export const PRIVATE_REQUEST_SECONDS = 60;
/** Free seconds before the first paid one, for who has not spied on this room within a day. Assumed. */
export const SPY_PREVIEW_SECONDS = 10;

/** What a show has cost after so many started sixths: whole minutes in full, a part of one rounded up to a token. */
export const costOfSixths = (pricePerMinute: number, sixths: number): number =>
  Math.floor(sixths / SIXTHS) * pricePerMinute + Math.ceil((pricePerMinute * (sixths % SIXTHS)) / SIXTHS);

/** How many sixths these tokens pay for; without end when nothing is asked. */
export const sixthsFor = (pricePerMinute: number, tokens: number): number => {
  if (pricePerMinute <= 0) return Number.POSITIVE_INFINITY;
  const minutes = Math.floor(Math.max(0, tokens) / pricePerMinute);
  const rest = Math.max(0, tokens) - minutes * pricePerMinute;
  return minutes * SIXTHS + Math.floor((rest * SIXTHS) / pricePerMinute);
};

/** The warning of spec 2 §9: at most a minute is left. Null: no end is in sight. */
export const isLowTime = (remainingSeconds: number | null): boolean =>
  remainingSeconds !== null && remainingSeconds <= LOW_TIME_SECONDS;

export interface PrivateRoom {
  status: ChatStatus;
  isEnabled: boolean;
  isLimitedAppInstalled: boolean;
  isVoyeur: boolean;
  isVersus: boolean;
}

/** Whether this room takes private requests at all (spec 2 §4). */
export const mayRequestPrivate = (room: PrivateRoom): boolean =>
  (room.status === 'online' || room.status === 'standby') &&
  room.isEnabled &&
  !room.isLimitedAppInstalled &&
  !room.isVoyeur &&
  !room.isVersus;

export interface PrivatePrices {
  pricePerMinuteInToken: number;
  exclusivePricePerMinuteInToken: number;
  /** Percent off the price of a private while a discount runs; never off an exclusive. */
  discountRate: number;
}

/** A discount leaves at least one token and is rounded for the house's books, up. */
export const discountedPrice = (price: number, discountRate: number): number =>
  Math.max(Math.min(1, price), Math.ceil((price * (100 - Math.min(100, Math.max(0, discountRate)))) / 100));

export const privatePrice = (prices: PrivatePrices, isExclusive: boolean): number =>
  isExclusive
    ? prices.exclusivePricePerMinuteInToken
    : discountedPrice(prices.pricePerMinuteInToken, prices.discountRate);

/** Post-pay check before a private (spec 2 §4): available credit in dollars, times 10, against the price a minute. */
export const coversByPostpay = (creditCents: number, pricePerMinute: number): boolean =>
  (creditCents / 100) * 10 >= pricePerMinute;

export interface PrivateAsk {
  room: PrivateRoom;
  prices: PrivatePrices;
  isExclusiveEnabled: boolean;
  isExclusive: boolean;
  isWatchTogetherEnabled: boolean;
  isWatchTogether: boolean;
  minimumMinutes: number;
  minimumTokenToStart: number;
  preTip: number;
  viewer: { isLoggedIn: boolean; isStreamer: boolean; tokens: number; postpayCreditCents: number | null };
}

/** Tokens that must be there at the start: the pre-tip, and the larger of minimum tokens and minimum duration. */
export const tokensToStart = (
  ask: Omit<PrivateAsk, 'viewer' | 'room' | 'isWatchTogether' | 'isWatchTogetherEnabled'>,
): number =>
  Math.max(
    ask.minimumTokenToStart,
    privatePrice(ask.prices, ask.isExclusive) * Math.max(1, ask.minimumMinutes),
  ) + ask.preTip;

/** Why a private cannot be asked for, or null. Site and platform ask the same. */
export const privateRefusal = (ask: PrivateAsk): ErrorType | null => {
  const { viewer } = ask;
  if (!viewer.isLoggedIn) return 'login_required';
  if (viewer.isStreamer || !mayRequestPrivate(ask.room)) return 'private_unavailable';
  if (ask.isExclusive && !ask.isExclusiveEnabled) return 'private_unavailable';
  if (ask.isWatchTogether && !ask.isWatchTogetherEnabled) return 'private_unavailable';
  const price = privatePrice(ask.prices, ask.isExclusive);
  if (viewer.postpayCreditCents !== null) {
    if (!coversByPostpay(viewer.postpayCreditCents, price)) return 'postpay_limit';
    const credit = Math.floor(viewer.postpayCreditCents / 10);
    return viewer.tokens + credit < tokensToStart(ask) ? 'postpay_limit' : null;
  }
  return viewer.tokens < tokensToStart(ask) ? 'not_enough_tokens' : null;
};

export interface SpyRoom {
  status: ChatStatus;
  mode: ChatMode;
  isEnabled: boolean;
  isLimitedAppInstalled: boolean;
  isExclusive: boolean;
}

/** Whether the private that runs in this room may be spied on (spec 2 §4). */
export const maySpy = (room: SpyRoom): boolean =>
  room.status === 'private' &&
  room.mode === 'public' &&
  room.isEnabled &&
  !room.isLimitedAppInstalled &&
  !room.isExclusive;

/** Start-up tip that a spying costs now; none when one was paid within the last ten minutes. */
export const spyStartupTip = (tip: number, lastPaidAt: number | null, now: number): number =>
  lastPaidAt !== null && now - lastPaidAt < SPY_TIP_PAUSE ? 0 : tip;

/** Spying falls back to public below one sixth of the price, unless it is paid, free or charged later. */
export const spyDrops = (spy: {
  tokens: number;
  pricePerMinute: number;
  isPrepaid: boolean;
  isFreePreview: boolean;
  isPostpay: boolean;
}): boolean =>
  !spy.isPrepaid && !spy.isFreePreview && !spy.isPostpay && spy.tokens * SIXTHS < spy.pricePerMinute;

export const mayBuyTicket = (show: { isInstalled: boolean; hasTicket: boolean }): boolean =>
  show.isInstalled && !show.hasTicket;

export const mayBuyRecording = (show: {
  mode: ChatMode;
  hasTicket: boolean;
  price: number;
  hasRecording: boolean;
}): boolean => show.mode === 'limited' && show.hasTicket && show.price > 0 && !show.hasRecording;

/** A ticket of somebody who joined in the last minutes before the end is given back (spec 2 §3). */
export const isTicketRefunded = (joinedAt: number, endedAt: number, windowMinutes: number): boolean =>
  windowMinutes > 0 && endedAt - joinedAt < windowMinutes * 60_000;

export interface OpenMinute {
  pricePerMinute: number;
  /** Tokens set aside and not yet paid. */
  held: number;
  /** Started sixths of the minute that runs, 0 to 6. */
  startedSixths: number;
  /** Minutes of the minimum duration that are not paid yet, with the one that runs. */
  owedMinutes: number;
  /** The broadcaster ends and gives all of it back. */
  isRefund?: boolean;
}

/**
 * What of the set-aside tokens is paid when a show ends, and what goes back. Who leaves pays the sixths that began, and
 * the minimum duration; a broadcaster who ends is paid what was shown and gives the rest back, or with a refund all that
 * is still set aside; a show that the platform lost costs nothing of its open minute.
 */
export const settleEnd = (minute: OpenMinute, reason: EndReason): { pay: number; refund: number } => {
  const shown = costOfSixths(minute.pricePerMinute, minute.startedSixths);
  const owed = {
    unpublish: 0,
    model_ended: minute.isRefund ? 0 : shown,
    out_of_tokens: shown,
    user_ended: Math.max(shown, minute.owedMinutes * minute.pricePerMinute),
    user_left: Math.max(shown, minute.owedMinutes * minute.pricePerMinute),
  }[reason];
  const pay = Math.min(minute.held, owed);
  return { pay, refund: minute.held - pay };
};
