import type { ErrorType } from '../../errors/errors.ts';
import type { ChatMode, ChatStatus } from '../room/room-status.ts';

/** Reasons why a private or spy show ends (spec 3 §3). The default is that the tokens ran out. */
export const END_REASONS = ['model_ended', 'out_of_tokens', 'unpublish', 'user_ended', 'user_left'] as const;
export type EndReason = (typeof END_REASONS)[number];
export const DEFAULT_END_REASON: EndReason = 'out_of_tokens';

/** Shows are metered in sixths of a minute: the spec lets a spy stay down to one sixth of the price (spec 2 §4). */
export const SIXTHS = 6;
export const SECONDS_PER_SIXTH = 10;
export const LOW_TIME_SECONDS = 60;
/** A start-up tip paid within this time is not charged again (spec 3 §9). */
export const SPY_TIP_PAUSE = 10 * 60_000;
/** How long a request waits for its answer. Assumed. */
export const PRIVATE_REQUEST_SECONDS = 60;
/** Free preview seconds for a viewer who has not spied on this room within a day. Assumed. */
export const SPY_PREVIEW_SECONDS = 10;

/** The cost of this many started sixths: whole minutes in full, a partial minute rounded up to a token. */
export const costOfSixths = (pricePerMinute: number, sixths: number): number =>
  Math.floor(sixths / SIXTHS) * pricePerMinute + Math.ceil((pricePerMinute * (sixths % SIXTHS)) / SIXTHS);

/** Sixths that these tokens cover; infinite if the price is 0. */
export const sixthsFor = (pricePerMinute: number, tokens: number): number => {
  if (pricePerMinute <= 0) return Number.POSITIVE_INFINITY;
  const minutes = Math.floor(Math.max(0, tokens) / pricePerMinute);
  const rest = Math.max(0, tokens) - minutes * pricePerMinute;
  return minutes * SIXTHS + Math.floor((rest * SIXTHS) / pricePerMinute);
};

/** The warning of spec 2 §9: at most a minute is left. Null: no end in sight. */
export const isLowTime = (remainingSeconds: number | null): boolean =>
  remainingSeconds !== null && remainingSeconds <= LOW_TIME_SECONDS;

export interface PrivateRoom {
  status: ChatStatus;
  isEnabled: boolean;
  isLimitedAppInstalled: boolean;
  isVoyeur: boolean;
  /** A versus contest runs in the room. */
  isVersus: boolean;
}

/** Whether this room accepts private requests (spec 2 §4). */
export const mayRequestPrivate = (room: PrivateRoom): boolean =>
  (room.status === 'online' || room.status === 'standby') &&
  room.isEnabled &&
  !room.isLimitedAppInstalled &&
  !room.isVoyeur &&
  !room.isVersus;

export interface PrivatePrices {
  pricePerMinuteInToken: number;
  exclusivePricePerMinuteInToken: number;
  /** Current discount on privates in per cent; exclusives have none. */
  discountRate: number;
}

/** The price after discount, rounded up and at least one token. */
export const discountedPrice = (price: number, discountRate: number): number =>
  Math.max(Math.min(1, price), Math.ceil((price * (100 - Math.min(100, Math.max(0, discountRate)))) / 100));

export const privatePrice = (prices: PrivatePrices, isExclusive: boolean): number =>
  isExclusive
    ? prices.exclusivePricePerMinuteInToken
    : discountedPrice(prices.pricePerMinuteInToken, prices.discountRate);

/** Post-pay check before a private (spec 2 §4): available credit in dollars, times 10, against the price per minute. */
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

/** Tokens required at the start: the pre-tip, plus the larger of minimum tokens and minimum duration. */
export const tokensToStart = (
  ask: Omit<PrivateAsk, 'viewer' | 'room' | 'isWatchTogether' | 'isWatchTogetherEnabled'>,
): number =>
  Math.max(
    ask.minimumTokenToStart,
    privatePrice(ask.prices, ask.isExclusive) * Math.max(1, ask.minimumMinutes),
  ) + ask.preTip;

/** Why a private cannot be requested, or null. Site and platform use the same rule. */
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
  /** A private that is not exclusive is running. */
  isPrivateRunning: boolean;
}

/** Whether viewers may spy on the running private (spec 2 §4). */
export const maySpy = (room: SpyRoom): boolean =>
  room.status === 'private' &&
  room.mode === 'public' &&
  room.isEnabled &&
  !room.isLimitedAppInstalled &&
  room.isPrivateRunning;

/** The start-up tip to pay now; 0 if one was paid within the last ten minutes. */
export const spyStartupTip = (tip: number, lastPaidAt: number | null, now: number): number =>
  lastPaidAt !== null && now - lastPaidAt < SPY_TIP_PAUSE ? 0 : tip;

/**
 * A spy returns to the public room below one sixth of the price, unless the minute is paid, or spying is free or
 * post-paid.
 */
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

/** Tickets of viewers who joined in the last minutes before the end are refunded (spec 2 §3). */
export const isTicketRefunded = (joinedAt: number, endedAt: number, windowMinutes: number): boolean =>
  windowMinutes > 0 && endedAt - joinedAt < windowMinutes * 60_000;

export interface OpenMinute {
  pricePerMinute: number;
  /** Tokens on hold. */
  held: number;
  /** Started sixths of the current minute, 0 to 6. */
  startedSixths: number;
  /** Unpaid minutes of the minimum duration, including the current one. */
  owedMinutes: number;
  /** The broadcaster ends the show and refunds everything on hold. */
  isRefund?: boolean;
}

/**
 * How a hold is split when a show ends. A viewer who leaves pays the started sixths and the minimum duration. A
 * broadcaster who ends is paid the time shown and refunds the rest, or everything. If the platform was down, the
 * current minute is free.
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

/** The minimum price of a private that its viewer ends: the pre-tip, and the minimum duration or the first sixth. */
export const minimumCharge = (terms: {
  pricePerMinute: number;
  minimumMinutes: number;
  preTip: number;
}): number => {
  const { pricePerMinute, minimumMinutes: owedMinutes, preTip } = terms;
  const held = pricePerMinute * Math.max(1, owedMinutes);
  return preTip + settleEnd({ pricePerMinute, held, startedSixths: 1, owedMinutes }, 'user_ended').pay;
};
