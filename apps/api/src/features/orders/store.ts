import {
  isPictureKept,
  ORDER_KINDS,
  ORDER_STATES,
  type Order,
  SNAPCHAT_DURATIONS,
} from '@footlight/contract';
import { and, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Orm } from '../../kernel/db/database.ts';
import { handOrder, media, orderPicture, user } from '../../kernel/db/schema/index.ts';
import type { UserRow } from '../../kernel/db/user-row.ts';
import { pictureUrl } from './pictures.ts';

export type OrderRow = typeof handOrder.$inferSelect;
const SHOWN = 100;

/** An order, locked: decisions run one after the other. */
export async function lockOrder(tx: Orm, id: number): Promise<OrderRow | null> {
  const [row] = await tx.select().from(handOrder).where(eq(handOrder.id, id)).for('update');
  return row ?? null;
}

/** Open orders of one kind between two users, and whether a purchased Snapchat is still active. */
export async function presentOrders(
  orm: Orm,
  { userId, modelId, kind, now }: { userId: number; modelId: number; kind: string; now: number },
): Promise<{ waiting: number; isRunning: boolean }> {
  const between = and(eq(handOrder.userId, userId), eq(handOrder.modelId, modelId), eq(handOrder.kind, kind));
  const waiting = await orm.$count(handOrder, and(between, eq(handOrder.state, 'waiting')));
  const runs = or(isNull(handOrder.until), gt(handOrder.until, new Date(now)));
  const running = await orm.$count(handOrder, and(between, eq(handOrder.state, 'accepted'), runs));
  return { waiting, isRunning: kind === 'snapchat' && running > 0 };
}

interface Full {
  row: OrderRow;
  buyer: Pick<UserRow, 'username'>;
  seller: Pick<UserRow, 'username' | 'displayName'>;
  item: { id: number; name: string; slug: string } | null;
  picture: string | null;
}

/** An order as one side may see it: only its buyer sees the broadcaster's handle, while the purchase is active. */
function orderView({ row, buyer, seller, item, picture }: Full, readerId: number, now: number): Order {
  const until = row.until?.toISOString() ?? null;
  const isOpen =
    row.userId === readerId && row.state === 'accepted' && (row.until === null || row.until.getTime() > now);
  return {
    id: row.id,
    kind: ORDER_KINDS.find((kind) => kind === row.kind) ?? 'custom_media',
    state: ORDER_STATES.find((state) => state === row.state) ?? 'expired',
    username: buyer.username,
    broadcaster: seller.username,
    broadcaster_display_name: seller.displayName,
    text: row.text,
    price: row.price,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    decided_at: row.decidedAt?.toISOString() ?? null,
    picture_url:
      picture !== null && isPictureKept({ state: row.state, expiresAt: row.expiresAt.getTime() }, now)
        ? pictureUrl(picture)
        : null,
    answer: row.answer,
    media: item,
    snapchat:
      row.kind === 'snapchat'
        ? {
            duration: SNAPCHAT_DURATIONS.find((one) => one === row.duration) ?? '1M',
            username: isOpen ? row.handle : null,
            until,
          }
        : null,
  };
}

const buyer = alias(user, 'buyer');
const seller = alias(user, 'seller');

const full = (orm: Orm) =>
  orm
    .select({
      row: handOrder,
      buyer,
      seller,
      item: { id: media.id, name: media.name, slug: media.slug },
      picture: orderPicture.name,
    })
    .from(handOrder)
    .innerJoin(buyer, eq(buyer.id, handOrder.userId))
    .innerJoin(seller, eq(seller.id, handOrder.modelId))
    .leftJoin(media, eq(media.id, handOrder.mediaId))
    .leftJoin(orderPicture, eq(orderPicture.orderId, handOrder.id));

/**
 * A user's orders, open ones first, then the latest. A broadcaster sees only open and accepted orders: the texts of the
 * others are no longer visible to them.
 */
export async function ordersOf(
  orm: Orm,
  readerId: number,
  side: 'placed' | 'received',
  now: number,
): Promise<Order[]> {
  const where =
    side === 'placed'
      ? eq(handOrder.userId, readerId)
      : and(eq(handOrder.modelId, readerId), inArray(handOrder.state, ['waiting', 'accepted']));
  // Closed orders never push open ones out of the list.
  const isWaiting = sql`${handOrder.state} = 'waiting'`;
  const rows = await full(orm).where(where).orderBy(desc(isWaiting), desc(handOrder.id)).limit(SHOWN);
  return rows.map((one) => orderView(one, readerId, now));
}

export async function orderOf(orm: Orm, id: number, readerId: number, now: number): Promise<Order> {
  const [one] = await full(orm).where(eq(handOrder.id, id));
  if (!one) throw new Error(`Order ${id} not found`);
  return orderView(one, readerId, now);
}

/** Expired orders for the job, oldest first. */
export const dueOrders = (orm: Orm, now: number, most: number): Promise<{ id: number }[]> =>
  orm
    .select({ id: handOrder.id })
    .from(handOrder)
    .where(and(eq(handOrder.state, 'waiting'), lte(handOrder.expiresAt, new Date(now))))
    .orderBy(handOrder.expiresAt)
    .limit(most);
