import * as v from 'valibot';
import {
  MAX_ORDER_PRICE,
  ORDER_KINDS,
  ORDER_STATES,
  SNAPCHAT_DURATIONS,
  SNAPCHAT_HANDLE,
} from '../rules/orders.ts';
import { Id, IsoTimestamp, Tokens } from './common.ts';

export const SnapchatDurationSchema = v.picklist(SNAPCHAT_DURATIONS);
export const OrderPrice = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(1, 'too_small'),
  v.maxValue(MAX_ORDER_PRICE, 'too_big'),
);
/** Lower case, as Snapchat writes it. */
export const SnapchatHandle = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.regex(SNAPCHAT_HANDLE, 'invalid_format'),
);

/** What a visitor may order in a room (spec 2 §3, `userSetting`). The handle is no part of it. Assumed. */
export const OrderOffers = {
  sellCustomMedia: v.object({ isEnabled: v.boolean(), minimumPriceInToken: Tokens }),
  snapchat: v.object({ isEnabled: v.boolean(), priceInToken: Tokens, duration: SnapchatDurationSchema }),
};

/** The same as its broadcaster sets it; prices stay while what they are for is switched off. */
export const OrderTerms = {
  sellCustomMedia: v.object({ isEnabled: v.boolean(), minimumPriceInToken: OrderPrice }),
  snapchat: v.pipe(
    v.object({
      isEnabled: v.boolean(),
      priceInToken: OrderPrice,
      duration: SnapchatDurationSchema,
      /** The own handle; empty until there is one. */
      username: v.union([v.literal(''), SnapchatHandle], 'invalid_format'),
    }),
    v.forward(
      v.check(({ isEnabled, username }) => !isEnabled || username !== '', 'required'),
      ['username'],
    ),
  ),
};

/** An order by hand, as one of its two sides may see it. Assumed. */
export const Order = v.object({
  id: Id,
  kind: v.picklist(ORDER_KINDS),
  state: v.picklist(ORDER_STATES),
  /** Who ordered. */
  username: v.string(),
  broadcaster: v.string(),
  broadcaster_display_name: v.string(),
  /** The wish, or the viewer's own handle. */
  text: v.string(),
  /** Tokens: set aside while it waits. */
  price: Tokens,
  created_at: IsoTimestamp,
  /** Until then it may be answered. */
  expires_at: IsoTimestamp,
  decided_at: v.nullable(IsoTimestamp),
  /** What was handed over. */
  media: v.nullable(v.object({ id: Id, name: v.string(), slug: v.string() })),
  snapchat: v.nullable(
    v.object({
      duration: SnapchatDurationSchema,
      /** The broadcaster's handle: for the viewer alone, from acceptance until the end. */
      username: v.nullable(v.string()),
      /** Null before acceptance, and for one without end. */
      until: v.nullable(IsoTimestamp),
    }),
  ),
});
export type Order = v.InferOutput<typeof Order>;
