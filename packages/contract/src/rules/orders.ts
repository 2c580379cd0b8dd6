import { DAY } from '../constants.ts';
import type { MediaAccess } from '../entities/media-item.ts';
import type { FieldProblem } from '../errors.ts';
import { playsMedia } from './media.ts';

/** What broadcasters sell by hand: media made for one viewer, and their Snapchat. */
export const ORDER_KINDS = ['custom_media', 'snapchat'] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];
/** `waiting` is decided once: by the broadcaster, by the viewer, or by the clock. */
export const ORDER_STATES = ['waiting', 'accepted', 'declined', 'withdrawn', 'expired'] as const;
export type OrderState = (typeof ORDER_STATES)[number];
/** How long a bought Snapchat lasts (spec 1 §3, sell_snapchat_duration). */
export const SNAPCHAT_DURATIONS = ['1M', '6M', '1Y', 'FOREVER'] as const;
export type SnapchatDuration = (typeof SNAPCHAT_DURATIONS)[number];

/** Tokens of a Snapchat, until the broadcaster sets another price (spec 1 §9). */
export const DEFAULT_SNAPCHAT_PRICE = 250;
/** The lowest offer for custom media, until the broadcaster sets another. Assumed. */
export const DEFAULT_CUSTOM_MEDIA_PRICE = 500;
export const MAX_ORDER_PRICE = 50_000;
/** Characters of a wish for custom media. Assumed. */
export const MAX_ORDER_WISH = 1_000;
/** An order that nobody answered for so long goes back by itself. Assumed. */
export const ORDER_TERM = 7 * DAY;
/** Orders for custom media of one viewer that may wait at one broadcaster. Assumed. */
export const MAX_WAITING_ORDERS = 5;

/** A Snapchat username: 3 to 15 letters, digits, `.`, `_` and `-`, beginning with a letter. */
export const SNAPCHAT_HANDLE = /^[a-z][a-z0-9._-]{1,13}[a-z0-9]$/;
export const MAX_SNAPCHAT_HANDLE = 15;

/** What is wrong with what a viewer wrote, or null: a wish for custom media, or the own handle. */
export const orderTextProblem = (kind: OrderKind, text: string): FieldProblem | null => {
  const written = text.trim();
  if (written === '') return 'required';
  if (kind === 'snapchat') return SNAPCHAT_HANDLE.test(written.toLowerCase()) ? null : 'invalid_format';
  return written.length > MAX_ORDER_WISH ? 'too_long' : null;
};

/** What is wrong with an offer, or null. A Snapchat has one price, custom media a lowest one. */
export const orderPriceProblem = (
  kind: OrderKind,
  offer: number | null,
  price: number,
): FieldProblem | null => {
  if (offer === null) return 'required';
  if (offer < price) return 'too_small';
  return offer > (kind === 'snapchat' ? price : MAX_ORDER_PRICE) ? 'too_big' : null;
};

/** Whether one viewer may place one more order of a kind at one broadcaster; a Snapchat is bought once at a time. */
export const mayPlaceOrder = (kind: OrderKind, present: { waiting: number; isRunning: boolean }): boolean =>
  kind === 'snapchat' ? present.waiting === 0 && !present.isRunning : present.waiting < MAX_WAITING_ORDERS;

const AFTER = {
  accept: 'accepted',
  decline: 'declined',
  withdraw: 'withdrawn',
  expire: 'expired',
} as const satisfies Record<string, OrderState>;
export type OrderAct = keyof typeof AFTER;

/** What an act makes of an order; null where it is too late. Before its end people decide, from then on the clock alone. */
export const orderAfter = (
  order: { state: string; expiresAt: number },
  act: OrderAct,
  now: number,
): OrderState | null =>
  order.state === 'waiting' && now >= order.expiresAt === (act === 'expire') ? AFTER[act] : null;

/** An item may be handed over to somebody who has it not and could not open it for nothing. */
export const mayHandOver = (access: MediaAccess): boolean => !playsMedia(access) && access !== 'login';

const MONTHS = { '1M': 1, '6M': 6, '1Y': 12 } as const;

/** When a Snapchat that begins now is over, ms; null for never. Months are those of the calendar, in UTC. */
export const snapchatEnd = (duration: SnapchatDuration, from: number): number | null => {
  if (duration === 'FOREVER') return null;
  const end = new Date(from);
  const day = end.getUTCDate();
  end.setUTCMonth(end.getUTCMonth() + MONTHS[duration]);
  // The 31st of a month that has none is its last day.
  if (end.getUTCDate() !== day) end.setUTCDate(0);
  return end.getTime();
};
