import { randomBytes } from 'node:crypto';
import type { SavedCard } from '@footlight/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Orm } from '../../kernel/db/database.ts';
import { savedCard } from '../../kernel/db/schema/index.ts';
import type { CardAtBiller } from './biller.ts';

export type CardRow = typeof savedCard.$inferSelect;

/**
 * Stores a saved card once per user and biller; returns its id. The card that its owner used last is the newest.
 * `isVerified`: its owner has just verified it.
 */
export async function keepCard(
  tx: Orm,
  { userId, biller }: Pick<CardRow, 'userId' | 'biller'>,
  card: CardAtBiller,
  isVerified: boolean,
): Promise<string> {
  const { token, ...about } = card;
  const changes = { ...about, createdAt: sql`clock_timestamp()`, ...(isVerified ? { isVerified } : {}) };
  const [row] = await tx
    .insert(savedCard)
    .values({ id: randomBytes(12).toString('base64url'), userId, biller, token, ...changes })
    .onConflictDoUpdate({
      target: [savedCard.userId, savedCard.biller, savedCard.token],
      set: changes,
    })
    .returning({ id: savedCard.id });
  if (!row) throw new Error('Upsert of a saved card returned no row');
  return row.id;
}

/** A user's cards at one biller, newest first. */
export const cardsOf = (orm: Orm, userId: number, biller: string): Promise<CardRow[]> =>
  orm
    .select()
    .from(savedCard)
    .where(and(eq(savedCard.userId, userId), eq(savedCard.biller, biller)))
    .orderBy(desc(savedCard.createdAt));

/** A card as its owner sees it. */
export const cardView = ({ id, isVerified, brand, lastFour, expires }: CardRow): SavedCard => ({
  id,
  has_affidavit: isVerified,
  brand,
  last_four: lastFour,
  expires,
});

/** Returns false if this user has no such card. */
export async function dropCard(orm: Orm, userId: number, id: string): Promise<boolean> {
  const gone = await orm
    .delete(savedCard)
    .where(and(eq(savedCard.id, id), eq(savedCard.userId, userId)))
    .returning({ id: savedCard.id });
  return gone.length > 0;
}
