import * as v from 'valibot';
import { ORDER_KINDS, ORDER_STATES } from '../rules/orders/orders.ts';
import { Id, IsoTimestamp, Tokens } from './common.ts';
import { OrderPrice, SnapchatDurationSchema, SnapchatHandle } from './order-terms.ts';

/** The orders that a room offers (spec 2 §3, `userSetting`), without the handle. Assumed. */
export const OrderOffers = {
  sellCustomMedia: v.object({ isEnabled: v.boolean(), minimumPriceInToken: Tokens }),
  snapchat: v.object({ isEnabled: v.boolean(), priceInToken: Tokens, duration: SnapchatDurationSchema }),
  dickratingMedia: v.object({ isEnabled: v.boolean(), priceInToken: Tokens }),
};

/** The broadcaster's terms; prices stay stored while their feature is off. */
export const OrderTerms = {
  sellCustomMedia: v.object({ isEnabled: v.boolean(), minimumPriceInToken: OrderPrice }),
  dickratingMedia: v.object({ isEnabled: v.boolean(), priceInToken: OrderPrice }),
  snapchat: v.pipe(
    v.object({
      isEnabled: v.boolean(),
      priceInToken: OrderPrice,
      duration: SnapchatDurationSchema,
      /** The broadcaster's handle; empty until it is set. */
      username: v.union([v.literal(''), SnapchatHandle], 'invalid_format'),
    }),
    v.forward(
      v.check(({ isEnabled, username }) => !isEnabled || username !== '', 'required'),
      ['username'],
    ),
  ),
};

/** A custom order as one of its two sides sees it. Assumed. */
export const Order = v.object({
  id: Id,
  kind: v.picklist(ORDER_KINDS),
  state: v.picklist(ORDER_STATES),
  /** The buyer. */
  username: v.string(),
  broadcaster: v.string(),
  broadcaster_display_name: v.string(),
  /** The request, the viewer's own handle, or the message to a rating, which may be empty. */
  text: v.string(),
  /** Path of the picture to rate; its sender and the broadcaster may read it, at most until `expires_at`. */
  picture_url: v.nullable(v.string()),
  /** Tokens, on hold until it is decided. */
  price: Tokens,
  created_at: IsoTimestamp,
  /** The broadcaster may answer until then. */
  expires_at: IsoTimestamp,
  decided_at: v.nullable(IsoTimestamp),
  /** The rating in words. */
  answer: v.nullable(v.string()),
  /** The delivered item. */
  media: v.nullable(v.object({ id: Id, name: v.string(), slug: v.string() })),
  snapchat: v.nullable(
    v.object({
      duration: SnapchatDurationSchema,
      /** The broadcaster's handle: only for the viewer, from acceptance until the end. */
      username: v.nullable(v.string()),
      /** Null before acceptance, and for a subscription without an end. */
      until: v.nullable(IsoTimestamp),
    }),
  ),
});
export type Order = v.InferOutput<typeof Order>;

/** The name of an uploaded picture: not guessable, new with each upload. */
export const OrderPictureId = v.pipe(v.string(), v.regex(/^[\w-]{22}$/, 'invalid_format'));

/** A picture that a viewer uploaded to be rated and has not sent yet. Assumed. */
export const OrderPicture = v.object({ id: OrderPictureId, url: v.string() });
export type OrderPicture = v.InferOutput<typeof OrderPicture>;
