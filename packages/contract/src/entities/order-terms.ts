import * as v from 'valibot';
import { MAX_ORDER_PRICE, SNAPCHAT_DURATIONS, SNAPCHAT_HANDLE } from '../rules/orders/order-limits.ts';

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
