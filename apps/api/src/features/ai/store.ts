import { AI_STATES, type AiExchange } from '@footlight/contract';
import { and, desc, eq, gt, isNull, lte, ne } from 'drizzle-orm';
import type { Orm } from '../../kernel/db/database.ts';
import { aiExchange } from '../../kernel/db/schema/index.ts';

/** All but the picture, which only its own call reads. */
const COLUMNS = {
  id: aiExchange.id,
  userId: aiExchange.userId,
  companion: aiExchange.companion,
  kind: aiExchange.kind,
  state: aiExchange.state,
  message: aiExchange.message,
  answer: aiExchange.answer,
  price: aiExchange.price,
  credit: aiExchange.credit,
  createdAt: aiExchange.createdAt,
};
export type ExchangeRow = Pick<typeof aiExchange.$inferSelect, keyof typeof COLUMNS>;
const SHOWN = 100;
const DAY = 24 * 3_600_000;

export const exchangeView = (row: ExchangeRow): AiExchange => ({
  id: row.id,
  kind: row.kind === 'image' ? 'image' : 'chat',
  state: AI_STATES.find((state) => state === row.state) ?? 'failed',
  message: row.message,
  answer: row.answer,
  image_url: row.kind === 'image' && row.state === 'delivered' ? `/api/v1/ai/picture/${row.id}` : null,
  price: row.price,
  created_at: row.createdAt.toISOString(),
});

/** A user's conversation with a companion, oldest first. */
export async function conversationOf(orm: Orm, userId: number, companion: string): Promise<ExchangeRow[]> {
  const rows = await orm
    .select(COLUMNS)
    .from(aiExchange)
    .where(
      and(eq(aiExchange.userId, userId), eq(aiExchange.companion, companion), isNull(aiExchange.deletedAt)),
    )
    .orderBy(desc(aiExchange.id))
    .limit(SHOWN);
  return rows.reverse();
}

export async function lockExchange(tx: Orm, id: number): Promise<ExchangeRow | null> {
  const [row] = await tx.select(COLUMNS).from(aiExchange).where(eq(aiExchange.id, id)).for('update');
  return row ?? null;
}

/** Requests of the past 24 hours, refunded ones included: each of them costs the operator. */
export const askedToday = (orm: Orm, userId: number, kind: string, now: number): Promise<number> =>
  orm.$count(
    aiExchange,
    and(
      eq(aiExchange.userId, userId),
      eq(aiExchange.kind, kind),
      gt(aiExchange.createdAt, new Date(now - DAY)),
    ),
  );

export const isWaiting = async (orm: Orm, userId: number): Promise<boolean> =>
  (await orm.$count(aiExchange, and(eq(aiExchange.userId, userId), eq(aiExchange.state, 'waiting')))) > 0;

export const waitingOf = (orm: Orm, userId: number): Promise<{ id: number }[]> =>
  orm
    .select({ id: aiExchange.id })
    .from(aiExchange)
    .where(and(eq(aiExchange.userId, userId), eq(aiExchange.state, 'waiting')));

/** Requests whose process died, for the job. */
export const dueExchanges = (orm: Orm, now: number): Promise<{ id: number }[]> =>
  orm
    .select({ id: aiExchange.id })
    .from(aiExchange)
    .where(and(eq(aiExchange.state, 'waiting'), lte(aiExchange.expiresAt, new Date(now))))
    .limit(200);

/** A finished picture of this user; null for all others. */
export async function pictureOf(orm: Orm, userId: number, id: number): Promise<Uint8Array | null> {
  const [row] = await orm
    .select({ image: aiExchange.image })
    .from(aiExchange)
    .where(and(eq(aiExchange.id, id), eq(aiExchange.userId, userId), eq(aiExchange.state, 'delivered')));
  return row?.image ?? null;
}

/** Deletes the texts and pictures. The rows stay: the ledger refers to them, and they count for the day. */
export async function forgetConversation(
  orm: Orm,
  userId: number,
  companion: string,
  now: number,
): Promise<void> {
  await orm
    .update(aiExchange)
    .set({ message: '', answer: '', image: null, deletedAt: new Date(now) })
    .where(
      and(
        eq(aiExchange.userId, userId),
        eq(aiExchange.companion, companion),
        ne(aiExchange.state, 'waiting'),
      ),
    );
}
