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
  SNAPCHAT_DURATIONS,
  snapchatEnd,
} from '@footlight/contract';
import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { UserRow } from '../auth/session.ts';
import { type Database, inTransaction, type Orm } from '../db/database.ts';
import { handOrder, media, mediaPurchase, model, user } from '../db/schema/index.ts';
import { ApiError } from '../http/errors.ts';
import { type IdempotentCall, withIdempotency } from '../ledger/idempotency.ts';
import { balanceOf } from '../ledger/ledger.ts';
import { mediaViewer } from '../media/store.ts';
import type { Broadcast } from '../ports.ts';
import type { Bus } from '../realtime/bus/bus.ts';
import { cleanMessage } from '../realtime/chat.ts';
import { createNews, type News } from '../shows/news.ts';
import { userById } from '../shows/store.ts';
import { createStepper } from '../stepper.ts';
import { mediaView, type RoomRow } from '../views/room-view.ts';
import { holdOrder, settleOrder } from './money.ts';
import { dueOrders, lockOrder, type OrderRow, orderOf, ordersOf, presentOrders } from './store.ts';
import { orderTerms } from './terms.ts';

const STEP_MS = 60_000;
const LEAD_MS = 150_000;
const AT_ONCE = 200;

interface OrderParts {
  database: Database;
  broadcast: Broadcast;
  bus: Bus;
  log: FastifyBaseLogger;
  now(): number;
}

/** What a viewer asks for: the wish or the own handle, and the tokens offered. */
export interface OrderWish {
  kind: OrderKind;
  text: string;
  price: number;
  confirmed_tokens?: number | undefined;
}

type OrderNews = 'order' | 'order_waiting' | 'order_accepted' | 'order_returned';

export type Orders = ReturnType<typeof createOrders>;

/** A wish as it is kept: its own lines, without characters that nobody sees. */
const cleanWish = (text: string): string => text.split('\n').map(cleanMessage).join('\n').trim();

/**
 * Orders by hand: tokens are set aside until the broadcaster, the viewer or the clock decides. Whatever decides holds the
 * order's row, so that it happens once.
 */
export function createOrders({ database, broadcast, bus, log, now }: OrderParts) {
  const { orm } = database;

  const tell = (news: News, person: UserRow, tokens: number, token_change: number, type: OrderNews): void =>
    news.toUser(person.id, 'v3.token.update', { username: person.username, tokens, token_change, type });

  const placeIn = async (tx: Orm, buyer: UserRow, sellerId: number, wish: OrderWish, news: News) => {
    const at = now();
    // Shared: a broadcaster who changes the terms meanwhile waits, or has been faster.
    const [room] = await tx.select().from(model).where(eq(model.userId, sellerId)).for('share');
    if (!room) throw new ApiError('user_not_found');
    // Two orders of one viewer wait for each other, so that the second one counts the first.
    await tx.select({ id: user.id }).from(user).where(eq(user.id, buyer.id)).for('no key update');
    const seller = await userById(tx, sellerId);
    const { kind, price } = wish;
    const { sellCustomMedia, snapchat } = orderTerms(room);
    const isOffered = kind === 'snapchat' ? snapchat.isEnabled : sellCustomMedia.isEnabled;
    if (!isOffered || seller.traits.isRemoved) throw new ApiError('order_not_offered');
    const asked = kind === 'snapchat' ? snapchat.priceInToken : sellCustomMedia.minimumPriceInToken;
    if (orderPriceProblem(kind, price, asked)) throw new ApiError('price_changed');
    const text = cleanWish(wish.text);
    if (text === '') throw new ApiError('invalid_input', { fields: { text: 'required' } });
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
    const { tokens, credit } = await holdOrder(tx, buyer, seller, row, {
      agreed: wish.confirmed_tokens ?? null,
      now: at,
    });
    if (credit > 0) await tx.update(handOrder).set({ credit }).where(eq(handOrder.id, row.id));
    tell(news, buyer, tokens, credit - price, 'order');
    tell(news, seller, await balanceOf(tx, `model:${sellerId}`), 0, 'order_waiting');
    return { id: row.id, tokens };
  };

  const decideIn = async (tx: Orm, row: OrderRow, act: OrderAct, mediaId: number | null, news: News) => {
    const at = now();
    const state = orderAfter({ state: row.state, expiresAt: row.expiresAt.getTime() }, act, at);
    if (state === null) throw new ApiError('order_decided');
    const buyer = await userById(tx, row.userId);
    const seller = await userById(tx, row.modelId);
    const isPaid = state === 'accepted';
    const item = isPaid && row.kind === 'custom_media' ? await fitting(tx, row, seller, mediaId, at) : null;
    const moved = await settleOrder(tx, row, buyer, seller, { isPaid, now: at });
    if (item) {
      const { entryId } = moved;
      await tx.insert(mediaPurchase).values({ userId: buyer.id, mediaId: item, entryId, price: row.price });
    }
    const duration = SNAPCHAT_DURATIONS.find((one) => one === row.duration);
    const end = isPaid && duration ? snapchatEnd(duration, at) : null;
    await tx
      .update(handOrder)
      .set({ state, decidedAt: new Date(at), mediaId: item, until: end === null ? null : new Date(end) })
      .where(eq(handOrder.id, row.id));
    const said = isPaid ? 'order_accepted' : act === 'withdraw' ? 'order' : 'order_returned';
    tell(news, buyer, moved.tokens, moved.change, said);
    tell(news, seller, await balanceOf(tx, `model:${seller.id}`), moved.share, 'order');
  };

  const decide = async (id: number, who: UserRow, act: OrderAct, mediaId: number | null): Promise<Order> => {
    const news = createNews();
    await inTransaction(database, async (tx) => {
      const row = await lockOrder(tx, id);
      const decider = act === 'withdraw' ? row?.userId : row?.modelId;
      if (!row || decider !== who.id) throw new ApiError('not_found');
      await decideIn(tx, row, act, mediaId, news);
    });
    await news.send(broadcast, log);
    return orderOf(orm, id, who.id, now());
  };

  const expire = async (id: number): Promise<void> => {
    const news = createNews();
    await inTransaction(database, async (tx) => {
      const row = await lockOrder(tx, id);
      // Another process was faster.
      if (row?.state === 'waiting') await decideIn(tx, row, 'expire', null, news);
    });
    await news.send(broadcast, log);
  };

  const step = async (): Promise<void> => {
    if (!(await bus.lead('orders', LEAD_MS))) return;
    for (const { id } of await dueOrders(orm, now(), AT_ONCE)) {
      await expire(id).catch((error: unknown) =>
        log.error({ err: error, order: id }, 'an order could not be given back'),
      );
    }
  };
  const stepper = createStepper(step, STEP_MS, (error) => log.error({ err: error }, 'orders missed a step'));

  return {
    step,
    start: stepper.start,
    stop: stepper.stop,
    list: (readerId: number, side: 'placed' | 'received') => ordersOf(orm, readerId, side, now()),
    async place(buyer: UserRow, room: RoomRow, wish: OrderWish, call: IdempotentCall) {
      const news = createNews();
      const { answer } = await withIdempotency(database, call, (tx) =>
        placeIn(tx, buyer, room.user.id, wish, news),
      );
      await news.send(broadcast, log);
      return { order: await orderOf(orm, answer.id, buyer.id, now()), tokens: answer.tokens };
    },
    accept: (id: number, seller: UserRow, mediaId: number | null) => decide(id, seller, 'accept', mediaId),
    decline: (id: number, seller: UserRow) => decide(id, seller, 'decline', null),
    withdraw: (id: number, buyer: UserRow) => decide(id, buyer, 'withdraw', null),
  };
}

/** The item that is handed over: the broadcaster's own, and one that the buyer could not open. */
async function fitting(
  tx: Orm,
  row: OrderRow,
  seller: UserRow,
  mediaId: number | null,
  at: number,
): Promise<number> {
  // As a sale locks them, so that one item is not charged twice: the buyer first, then the item.
  await tx.select({ id: user.id }).from(user).where(eq(user.id, row.userId)).for('no key update');
  const [item] = await tx
    .select()
    .from(media)
    .where(eq(media.id, mediaId ?? 0))
    .for('share');
  if (item?.userId !== seller.id) throw new ApiError('order_item_unfit');
  const viewer = await mediaViewer(tx, row.userId, seller.id, at);
  if (!mayHandOver(mediaAccess(mediaView(item, seller), viewer, item.isForSale))) {
    throw new ApiError('order_item_unfit');
  }
  return item.id;
}
