import {
  mayHandOver,
  mayPlaceOrder,
  mediaAccess,
  ORDER_TERM,
  type Order,
  type OrderAct,
  type OrderKind,
  orderAfter,
  orderPriceProblem,
  ratingWordsProblem,
  SNAPCHAT_DURATIONS,
  snapchatEnd,
} from '@footlight/contract';
import { and, eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { userById } from '../../kernel/accounts/users.ts';
import { ApiError } from '../../kernel/api-error.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { handOrder, media, mediaPurchase, model, user } from '../../kernel/db/schema/index.ts';
import type { UserRow } from '../../kernel/db/user-row.ts';
import { publishBalance } from '../../kernel/events/balances.ts';
import type { UnitOfWork, Work } from '../../kernel/events/outbox.ts';
import type { IdempotentCall } from '../../kernel/ledger/idempotency.ts';
import { balanceOf } from '../../kernel/ledger/ledger.ts';
import { isUsable, mediaView } from '../../kernel/rooms/media-card.ts';
import type { RoomRow } from '../../kernel/rooms/room-row.ts';
import { mediaViewer } from '../media/store.ts';
import { holdOrder, settleOrder } from './money.ts';
import { dropPictureOf, forgetOldPictures, sendPicture } from './pictures.ts';
import { dueOrders, lockOrder, type OrderRow, orderOf, ordersOf, presentOrders } from './store.ts';
import { orderTerms, termsOf } from './terms.ts';

const AT_ONCE = 200;

interface OrderParts {
  orm: Orm;
  work: Work;
  log: FastifyBaseLogger;
  now(): number;
}

/** A viewer's order: the request, their handle, or a message with the picture to rate; and the tokens offered. */
export type OrderWish = { text: string; price: number; confirmed_tokens?: number | undefined } & (
  | { kind: Exclude<OrderKind, 'dickrating'> }
  | { kind: 'dickrating'; picture_id: string }
);

/** A broadcaster's delivery: an own item, a rating in words, or both. */
export interface OrderDelivery {
  media_id: number | null;
  text: string;
}
const NOTHING: OrderDelivery = { media_id: null, text: '' };

export type Orders = ReturnType<typeof createOrders>;

/**
 * Custom orders: tokens stay on hold until the broadcaster, the viewer or the job decides. Every decision locks the
 * order's row, so that it happens once.
 */
export function createOrders({ orm, work, log, now }: OrderParts) {
  const placeIn = async (unit: UnitOfWork, buyer: UserRow, sellerId: number, wish: OrderWish) => {
    const { tx } = unit;
    const at = now();
    // A shared lock: a broadcaster's concurrent change of the terms comes either before or after the order.
    const [room] = await tx.select().from(model).where(eq(model.userId, sellerId)).for('share');
    if (!room) throw new ApiError('user_not_found');
    // Two orders of one viewer run one after the other, so that the second one counts the first.
    await tx.select({ id: user.id }).from(user).where(eq(user.id, buyer.id)).for('no key update');
    const seller = await userById(tx, sellerId);
    const { kind, price } = wish;
    const { snapchat } = orderTerms(room);
    const offered = termsOf(room, kind);
    if (!offered.isOffered || seller.traits.isRemoved) throw new ApiError('order_not_offered');
    if (orderPriceProblem(kind, price, offered.price)) throw new ApiError('price_changed');
    const { text } = wish;
    if (text === '' && kind !== 'dickrating')
      throw new ApiError('invalid_input', { fields: { text: 'required' } });
    const present = await presentOrders(tx, { userId: buyer.id, modelId: sellerId, kind, now: at });
    if (!mayPlaceOrder(kind, present)) throw new ApiError('order_limit');
    const [row] = await tx
      .insert(handOrder)
      .values({
        kind,
        userId: buyer.id,
        modelId: sellerId,
        text,
        price,
        credit: 0,
        ...(kind === 'snapchat' ? { handle: snapchat.username, duration: snapchat.duration } : {}),
        createdAt: new Date(at),
        expiresAt: new Date(at + ORDER_TERM),
      })
      .returning();
    if (!row) throw new ApiError('internal');
    if (wish.kind === 'dickrating') {
      const sent = { name: wish.picture_id, userId: buyer.id, orderId: row.id };
      if (!(await sendPicture(tx, sent))) {
        throw new ApiError('invalid_input', { fields: { picture_id: 'required' } });
      }
    }
    const { tokens, credit } = await holdOrder(tx, buyer, seller, row, {
      agreed: wish.confirmed_tokens ?? null,
      now: at,
    });
    if (credit > 0) await tx.update(handOrder).set({ credit }).where(eq(handOrder.id, row.id));
    publishBalance(unit, buyer, { tokens, change: credit - price, type: 'order' });
    const sellerTokens = await balanceOf(tx, `model:${sellerId}`);
    publishBalance(unit, seller, { tokens: sellerTokens, change: 0, type: 'order_waiting' });
    return { id: row.id, tokens };
  };

  const decideIn = async (unit: UnitOfWork, row: OrderRow, act: OrderAct, delivery = NOTHING) => {
    const { tx } = unit;
    const at = now();
    const state = orderAfter({ state: row.state, expiresAt: row.expiresAt.getTime() }, act, at);
    if (state === null) throw new ApiError('order_decided');
    const buyer = await userById(tx, row.userId);
    const seller = await userById(tx, row.modelId);
    const isPaid = state === 'accepted';
    const { item, answer } = isPaid
      ? await delivered(tx, row, seller, delivery, at)
      : { item: null, answer: null };
    const moved = await settleOrder(tx, row, buyer, seller, { isPaid, now: at });
    if (item) {
      const { entryId } = moved;
      await tx.insert(mediaPurchase).values({ userId: buyer.id, mediaId: item, entryId, price: row.price });
    }
    if (!isPaid) await dropPictureOf(tx, row.id);
    const duration = SNAPCHAT_DURATIONS.find((one) => one === row.duration);
    const end = isPaid && duration ? snapchatEnd(duration, at) : null;
    await tx
      .update(handOrder)
      .set({
        state,
        decidedAt: new Date(at),
        mediaId: item,
        answer,
        until: end === null ? null : new Date(end),
      })
      .where(eq(handOrder.id, row.id));
    const type = isPaid ? 'order_accepted' : act === 'withdraw' ? 'order' : 'order_returned';
    publishBalance(unit, buyer, { tokens: moved.tokens, change: moved.change, type });
    const sellerTokens = await balanceOf(tx, `model:${seller.id}`);
    publishBalance(unit, seller, { tokens: sellerTokens, change: moved.share, type: 'order' });
  };

  const decide = async (
    id: number,
    who: UserRow,
    act: OrderAct,
    delivery?: OrderDelivery,
  ): Promise<Order> => {
    await work.run(async (unit) => {
      const row = await lockOrder(unit.tx, id);
      const decider = act === 'withdraw' ? row?.userId : row?.modelId;
      if (!row || decider !== who.id) throw new ApiError('not_found');
      await decideIn(unit, row, act, delivery);
    });
    return orderOf(orm, id, who.id, now());
  };

  const expire = (id: number): Promise<void> =>
    work.run(async (unit) => {
      const row = await lockOrder(unit.tx, id);
      // Another process may have been faster.
      if (row?.state === 'waiting') await decideIn(unit, row, 'expire');
    });

  return {
    /** Refunds orders that nobody answered in time, and deletes the pictures that are no longer needed. */
    async step(): Promise<void> {
      for (const { id } of await dueOrders(orm, now(), AT_ONCE)) {
        await expire(id).catch((error: unknown) =>
          log.error({ err: error, order: id }, 'expired order not refunded; will retry'),
        );
      }
      await forgetOldPictures(orm, now());
    },
    list: (readerId: number, side: 'placed' | 'received') => ordersOf(orm, readerId, side, now()),
    async place(buyer: UserRow, room: RoomRow, wish: OrderWish, call: IdempotentCall) {
      const { id, tokens } = await work.once(call, (unit) => placeIn(unit, buyer, room.user.id, wish));
      return { order: await orderOf(orm, id, buyer.id, now()), tokens };
    },
    accept: (id: number, seller: UserRow, delivery: OrderDelivery) => decide(id, seller, 'accept', delivery),
    decline: (id: number, seller: UserRow) => decide(id, seller, 'decline'),
    withdraw: (id: number, buyer: UserRow) => decide(id, buyer, 'withdraw'),
  };
}

/** What an accepted order gives: an item for custom media, nothing here for a Snapchat, words or an item for a rating. */
async function delivered(
  tx: Orm,
  row: OrderRow,
  seller: UserRow,
  delivery: OrderDelivery,
  at: number,
): Promise<{ item: number | null; answer: string | null }> {
  if (row.kind === 'snapchat') return { item: null, answer: null };
  const isRating = row.kind === 'dickrating';
  const hasItem = delivery.media_id !== null;
  const answer = isRating ? delivery.text : '';
  const problem = isRating ? ratingWordsProblem(answer, hasItem) : null;
  if (problem) throw new ApiError('invalid_input', { fields: { text: problem } });
  const item = hasItem || !isRating ? await fitting(tx, row, seller, delivery.media_id, at) : null;
  return { item, answer: answer === '' ? null : answer };
}

/** The delivered item: the broadcaster's own, and one that the buyer does not have yet. */
async function fitting(
  tx: Orm,
  row: OrderRow,
  seller: UserRow,
  mediaId: number | null,
  at: number,
): Promise<number> {
  // Same lock order as a sale (buyer, then item), so that one item is not charged twice.
  await tx.select({ id: user.id }).from(user).where(eq(user.id, row.userId)).for('no key update');
  const [item] = await tx
    .select()
    .from(media)
    .where(and(eq(media.id, mediaId ?? 0), isUsable))
    .for('share');
  if (item?.userId !== seller.id) throw new ApiError('order_item_unfit');
  const viewer = await mediaViewer(tx, row.userId, seller.id, at);
  if (!mayHandOver(mediaAccess(mediaView(item, seller), viewer, item.isForSale))) {
    throw new ApiError('order_item_unfit');
  }
  return item.id;
}
