import { and, eq, sql } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { product, purchase, savedCard } from '../db/schema/index.ts';
import type { UserRow } from '../db/user-row.ts';

/** Whether a user has a card on file: saved, proved, or used for a payment that stands. */
export async function hasCardOnFile(
  orm: Orm,
  { id, traits }: Pick<UserRow, 'id' | 'traits'>,
): Promise<boolean> {
  if (traits.hasCard === true) return true;
  const paidByCard = orm
    .select({ one: sql`1` })
    .from(purchase)
    .innerJoin(product, eq(product.internalId, purchase.productId))
    .where(and(eq(purchase.userId, id), eq(purchase.state, 'settled'), eq(product.groupName, 'credit')));
  const saved = orm.select({ one: sql`1` }).from(savedCard).where(eq(savedCard.userId, id));
  const [row] = await orm
    .select({
      has: sql<boolean>`EXISTS (${saved}) OR EXISTS (${paidByCard})`,
    })
    .from(sql`(SELECT 1) AS one_row`);
  return row?.has ?? false;
}
