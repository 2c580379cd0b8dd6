import { and, eq, ne, notInArray } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { purchase } from '../db/schema/billing.ts';

export async function hasSettledPurchase(orm: Orm, userId: number): Promise<boolean> {
  const [row] = await orm
    .select({ id: purchase.id })
    .from(purchase)
    // Reversed purchases count too: an account gets the new member offer only once.
    .where(
      and(
        eq(purchase.userId, userId),
        notInArray(purchase.state, ['created', 'declined']),
        ne(purchase.purpose, 'card_check'),
      ),
    )
    .limit(1);
  return row !== undefined;
}
