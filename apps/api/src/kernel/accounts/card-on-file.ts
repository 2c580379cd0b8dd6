import { and, eq, sql } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { product, purchase, savedCard } from '../db/schema/index.ts';

/** Whether the account has a saved card now. */
export const hasSavedCard = async (orm: Orm, userId: number): Promise<boolean> =>
  (await orm.$count(savedCard, eq(savedCard.userId, userId))) > 0;

/** Whether a user has shown a card that works: one is saved, or one made a payment that was not reversed. */
export async function hasProvenCard(orm: Orm, userId: number): Promise<boolean> {
  if (await hasSavedCard(orm, userId)) return true;
  const [paidByCard] = await orm
    .select({ one: sql`1` })
    .from(purchase)
    .innerJoin(product, eq(product.internalId, purchase.productId))
    .where(and(eq(purchase.userId, userId), eq(purchase.state, 'settled'), eq(product.groupName, 'credit')))
    .limit(1);
  return paidByCard !== undefined;
}
