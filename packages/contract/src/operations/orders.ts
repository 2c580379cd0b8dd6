import * as v from 'valibot';
import { Confirmed, filled, Id, lines, Tokens, Username } from '../entities/common.ts';
import { OrderPrice, SnapchatHandle } from '../entities/order-terms.ts';
import { Order, OrderPictureId } from '../entities/orders.ts';
import { BUY_ERRORS } from '../errors/room-errors.ts';
import { exampleAcceptedOrder, exampleMediaOrder, exampleSnapchatOrder } from '../fixtures/orders.ts';
import { MAX_ORDER_WISH, RATING_WORDS } from '../rules/orders/orders.ts';
import { defineOperations } from './define.ts';

const byId = v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'invalid_format')) });
const write = ['invalid_input', 'login_required', 'csrf_failed', 'rate_limited'] as const;
const decide = [...write, 'not_found', 'order_decided'] as const;
const answered = v.object({ status: v.literal(1), order: Order });
const shared = { price: OrderPrice, ...Confirmed };
const Wish = filled(lines(MAX_ORDER_WISH));

const Message = lines(MAX_ORDER_WISH);

/** Custom orders: custom media, Snapchat and ratings. Their tokens stay on hold until the order is decided. */
export const orderOperations = defineOperations('orders', {
  'GET /orders/{side}': {
    id: 'listOrders',
    summary:
      'Orders, latest first. `placed`: the user’s own, in every state. `received`: a broadcaster’s open and accepted orders.',
    spec: '2§3',
    auth: 'user',
    assumed: true,
    params: v.object({ side: v.picklist(['placed', 'received']) }),
    ok: v.object({ orders: v.array(Order) }),
    errors: ['invalid_input', 'login_required'],
    example: { orders: [exampleSnapchatOrder, exampleMediaOrder] },
  },
  'POST /user/{username}/orders': {
    id: 'placeOrder',
    summary:
      'Orders custom media (`text` is the request, `price` the offer, at least the minimum), a Snapchat (`text` is the viewer’s handle) or a rating of an uploaded picture (`text` is an optional message), both at the `price` that the page showed. Holds the tokens.',
    spec: '2§3',
    auth: 'user',
    idempotent: true,
    assumed: true,
    params: v.object({ username: Username }),
    body: v.variant('kind', [
      v.object({ kind: v.literal('custom_media'), text: Wish, ...shared }),
      v.object({ kind: v.literal('snapchat'), text: SnapchatHandle, ...shared }),
      v.object({
        kind: v.literal('dickrating'),
        text: Message,
        /** The user's unsent picture; `invalid_input` with the field `picture_id` if it is no longer there. */
        picture_id: OrderPictureId,
        /** The user declares that the picture shows nobody else, and that they are an adult. */
        is_own_picture: v.literal(true, 'required'),
        ...shared,
      }),
    ]),
    ok: v.object({ status: v.literal(1), order: Order, tokens: Tokens }),
    errors: [
      ...write,
      ...BUY_ERRORS,
      'forbidden',
      'order_not_offered',
      'order_limit',
      'price_changed',
      'not_enough_tokens',
      'over_own_limit',
      'user_daily_limit',
      'postpay_card_fail',
      'idempotency_key_missing',
      'idempotency_conflict',
    ],
    example: { status: 1, order: exampleMediaOrder, tokens: 0 },
  },
  'POST /orders/{id}/accept': {
    id: 'acceptOrder',
    summary:
      'Accepts an order: delivers an own item to the viewer’s library, confirms that the viewer’s handle was added, or rates in words, with an item, or both. Pays the tokens.',
    spec: '2§3',
    auth: 'user',
    assumed: true,
    params: byId,
    body: v.object({
      /** The item; not for a Snapchat. */
      media_id: v.optional(v.nullable(Id), null),
      /** A rating in words: at least 40 characters, unless an item is delivered. Other orders ignore it. */
      text: v.optional(lines(RATING_WORDS.max), ''),
    }),
    ok: answered,
    errors: [...decide, 'order_item_unfit'],
    example: { status: 1, order: exampleAcceptedOrder },
  },
  'POST /orders/{id}/decline': {
    id: 'declineOrder',
    summary: 'Declines an order. Refunds all tokens, which no longer count as spent.',
    spec: '2§3',
    auth: 'user',
    assumed: true,
    params: byId,
    ok: answered,
    errors: decide,
    example: {
      status: 1,
      order: { ...exampleMediaOrder, state: 'declined', decided_at: '2026-11-11T09:00:00.000Z' },
    },
  },
  'POST /orders/{id}/withdraw': {
    id: 'withdrawOrder',
    summary: 'Withdraws an open order. Refunds all tokens, which no longer count as spent.',
    spec: '2§3',
    auth: 'user',
    assumed: true,
    params: byId,
    ok: answered,
    errors: decide,
    example: {
      status: 1,
      order: { ...exampleMediaOrder, state: 'withdrawn', decided_at: '2026-11-11T09:00:00.000Z' },
    },
  },
});
