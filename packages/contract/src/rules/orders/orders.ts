import type { FieldProblem } from '../../errors/errors.ts';
import { DAY } from '../constants.ts';
import { playsMedia } from '../media/media.ts';
import type { MediaAccess } from '../media/media-access.ts';
import { MAX_ORDER_PRICE, SNAPCHAT_HANDLE, type SnapchatDuration } from './order-limits.ts';

/** Custom orders: media made for one viewer, the broadcaster's Snapchat, and a rating of the viewer's picture. */
export const ORDER_KINDS = ['custom_media', 'snapchat', 'dickrating'] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];
/** Orders whose price the broadcaster sets. */
export const hasFixedPrice = (kind: OrderKind): boolean => kind !== 'custom_media';
/** `waiting` is decided once: by the broadcaster, the viewer, or the expiry job. */
export const ORDER_STATES = ['waiting', 'accepted', 'declined', 'withdrawn', 'expired'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** Default price of a Snapchat in tokens (spec 1 §9). */
export const DEFAULT_SNAPCHAT_PRICE = 250;
/** Default minimum offer for custom media. Assumed. */
export const DEFAULT_CUSTOM_MEDIA_PRICE = 500;
/** Default price of a rating in tokens. Assumed. */
export const DEFAULT_RATING_PRICE = 150;
/** Longest custom media request, or message to a rating, in characters. Assumed. */
export const MAX_ORDER_WISH = 1_000;
/** A rating in words: characters. Assumed. */
export const RATING_WORDS = { min: 40, max: 2_000 } as const;
/** The longest side of a rated picture in pixels, as stored. Assumed. */
export const ORDER_PICTURE_SIDE = 1_600;
/** An uploaded picture that no order takes is deleted after this time. Assumed. */
export const UNSENT_PICTURE_TERM = DAY;
/** Unanswered orders are refunded after this time. Assumed. */
export const ORDER_TERM = 7 * DAY;
/** Most open custom media orders per viewer and broadcaster. Assumed. */
export const MAX_WAITING_ORDERS = 5;

/** The problem with a viewer's text, or null: a custom media request, their own handle, or a message that may be empty. */
export const orderTextProblem = (kind: OrderKind, text: string): FieldProblem | null => {
  const written = text.trim();
  if (written === '') return kind === 'dickrating' ? null : 'required';
  if (kind === 'snapchat') return SNAPCHAT_HANDLE.test(written.toLowerCase()) ? null : 'invalid_format';
  return written.length > MAX_ORDER_WISH ? 'too_long' : null;
};

/**
 * The problem with a rating, or null. It is written, or a media item of the broadcaster with or without words; words
 * have a minimum length.
 */
export const ratingWordsProblem = (text: string, hasItem: boolean): FieldProblem | null => {
  const { length } = text.trim();
  if (length === 0) return hasItem ? null : 'required';
  if (length < RATING_WORDS.min) return 'too_short';
  return length > RATING_WORDS.max ? 'too_long' : null;
};

/** Whether the picture of an order still exists: until the order is not accepted, and at most until its deadline. */
export const isPictureKept = (order: { state: string; expiresAt: number }, now: number): boolean =>
  (order.state === 'waiting' || order.state === 'accepted') && now < order.expiresAt;

/** The problem with an offer, or null. Custom media have a minimum, the others a fixed price. */
export const orderPriceProblem = (
  kind: OrderKind,
  offer: number | null,
  price: number,
): FieldProblem | null => {
  if (offer === null) return 'required';
  if (offer < price) return 'too_small';
  return offer > (hasFixedPrice(kind) ? price : MAX_ORDER_PRICE) ? 'too_big' : null;
};

/** Whether a viewer may place another order of a kind with a broadcaster; only one Snapchat or rating at a time. */
export const mayPlaceOrder = (kind: OrderKind, present: { waiting: number; isRunning: boolean }): boolean =>
  hasFixedPrice(kind) ? present.waiting === 0 && !present.isRunning : present.waiting < MAX_WAITING_ORDERS;

const AFTER = {
  accept: 'accepted',
  decline: 'declined',
  withdraw: 'withdrawn',
  expire: 'expired',
} as const satisfies Record<string, OrderState>;
export type OrderAct = keyof typeof AFTER;

/** The state after an action; null if it is too late. Before the expiry people decide, afterwards only the job. */
export const orderAfter = (
  order: { state: string; expiresAt: number },
  act: OrderAct,
  now: number,
): OrderState | null =>
  order.state === 'waiting' && now >= order.expiresAt === (act === 'expire') ? AFTER[act] : null;

/** An item may be delivered if the viewer does not have it and could not open it for free. */
export const mayHandOver = (access: MediaAccess): boolean => !playsMedia(access) && access !== 'login';

const MONTHS = { '1M': 1, '6M': 6, '1Y': 12 } as const;

/** End of a Snapchat subscription that starts now, in ms; null for never. Calendar months, in UTC. */
export const snapchatEnd = (duration: SnapchatDuration, from: number): number | null => {
  if (duration === 'FOREVER') return null;
  const end = new Date(from);
  const day = end.getUTCDate();
  end.setUTCMonth(end.getUTCMonth() + MONTHS[duration]);
  // If the month has no such day, use its last day.
  if (end.getUTCDate() !== day) end.setUTCDate(0);
  return end.getTime();
};
