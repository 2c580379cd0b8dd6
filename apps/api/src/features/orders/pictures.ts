import { randomBytes } from 'node:crypto';
import {
  isPictureKept,
  ORDER_PICTURE_SIDE,
  type OrderPicture,
  UNSENT_PICTURE_TERM,
} from '@footlight/contract';
import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Orm } from '../../kernel/db/database.ts';
import { handOrder, orderPicture } from '../../kernel/db/schema/index.ts';
import { drawUpload } from '../../kernel/uploaded-picture.ts';

/** Pictures that viewers send to be rated: read by their sender and the broadcaster alone, and not for long. */
export const pictureUrl = (name: string): string => `/api/v1/orders/picture/${name}`;
const view = (name: string): OrderPicture => ({ id: name, url: pictureUrl(name) });

const unsentOf = (userId: number) => and(eq(orderPicture.userId, userId), isNull(orderPicture.orderId));

/**
 * Redraws an uploaded picture, at most 1,600 pixels long.
 *
 * @throws ApiError avatar_not_image, avatar_type, avatar_too_large, image_damaged
 */
export const drawOrderPicture = (bytes: Buffer, type: string): Promise<Buffer> =>
  drawUpload(bytes, type, (picture) =>
    picture.resize(ORDER_PICTURE_SIDE, ORDER_PICTURE_SIDE, { fit: 'inside', withoutEnlargement: true }),
  );

/** Stores a drawn picture in place of the user's unsent one. */
export async function keepPicture(tx: Orm, userId: number, data: Buffer, now: number): Promise<OrderPicture> {
  const set = { name: randomBytes(16).toString('base64url'), data, createdAt: new Date(now) };
  await tx
    .insert(orderPicture)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: orderPicture.userId, targetWhere: sql`order_id IS NULL`, set });
  return view(set.name);
}

/** The user's unsent picture; null without one, or one that is too old. */
export async function unsentPicture(orm: Orm, userId: number, now: number): Promise<OrderPicture | null> {
  const [row] = await orm
    .select({ name: orderPicture.name, createdAt: orderPicture.createdAt })
    .from(orderPicture)
    .where(unsentOf(userId));
  return row && row.createdAt.getTime() > now - UNSENT_PICTURE_TERM ? view(row.name) : null;
}

export async function dropUnsentPicture(tx: Orm, userId: number): Promise<void> {
  await tx.delete(orderPicture).where(unsentOf(userId));
}

/** Sends the user's unsent picture with an order. False if it is no longer there. */
export async function sendPicture(
  tx: Orm,
  { name, userId, orderId }: { name: string; userId: number; orderId: number },
): Promise<boolean> {
  const sent = await tx
    .update(orderPicture)
    .set({ orderId })
    .where(and(unsentOf(userId), eq(orderPicture.name, name)))
    .returning({ name: orderPicture.name });
  return sent.length > 0;
}

export async function dropPictureOf(tx: Orm, orderId: number): Promise<void> {
  await tx.delete(orderPicture).where(eq(orderPicture.orderId, orderId));
}

/** Deletes unsent pictures after a day, and all others at the deadline of their order. */
export async function forgetOldPictures(orm: Orm, now: number): Promise<void> {
  const over = orm
    .select({ id: handOrder.id })
    .from(handOrder)
    .where(and(eq(handOrder.id, orderPicture.orderId), lte(handOrder.expiresAt, new Date(now))));
  const isUnsent = and(
    isNull(orderPicture.orderId),
    lte(orderPicture.createdAt, new Date(now - UNSENT_PICTURE_TERM)),
  );
  await orm.delete(orderPicture).where(or(isUnsent, sql`EXISTS ${over}`));
}

/** A picture for this reader: its sender, or the broadcaster who received it. Null for everyone else. */
export async function readPicture(
  orm: Orm,
  name: string,
  readerId: number,
  now: number,
): Promise<{ senderId: number; data: Uint8Array } | null> {
  const [row] = await orm
    .select({ picture: orderPicture, order: handOrder })
    .from(orderPicture)
    .leftJoin(handOrder, eq(handOrder.id, orderPicture.orderId))
    .where(eq(orderPicture.name, name));
  if (!row) return null;
  const { picture, order } = row;
  const isKept = order
    ? isPictureKept({ state: order.state, expiresAt: order.expiresAt.getTime() }, now)
    : picture.createdAt.getTime() > now - UNSENT_PICTURE_TERM;
  if (!isKept || (readerId !== picture.userId && readerId !== order?.modelId)) return null;
  return { senderId: picture.userId, data: picture.data };
}
