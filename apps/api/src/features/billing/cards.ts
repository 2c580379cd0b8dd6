import { randomBytes } from 'node:crypto';
import type { SavedCard } from '@footlight/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { Orm } from '../../kernel/db/database.ts';
import { savedCard } from '../../kernel/db/schema/index.ts';
import type { CardAtBiller } from './biller.ts';

export type CardRow = typeof savedCard.$inferSelect;

/** Stores a saved card once per user and biller; returns its id. */
export async function keepCard(tx: Orm, userId: number, biller: string, card: CardAtBiller): Promise<string> {
  const { token, brand, lastFour, expires } = card;
  const [row] = await tx
    .insert(savedCard)
    .values({ id: randomBytes(12).toString('base64url'), userId, biller, token, brand, lastFour, expires })
    .onConflictDoUpdate({
      target: [savedCard.userId, savedCard.biller, savedCard.token],
      set: { brand, lastFour, expires },
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
export const cardView = ({ id, brand, lastFour, expires }: CardRow): SavedCard => ({
  id,
  has_affidavit: false,
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
