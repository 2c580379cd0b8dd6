import { and, eq, gt, isNull, ne, notInArray, or } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { purchase } from '../db/schema/billing.ts';

export async function hasSettledPurchase(orm: Orm, userId: number): Promise<boolean> {
  const [row] = await orm
    .select({ id: purchase.id })
    .from(purchase)
    // Reversed purchases count too: an account gets the new member offer only once. A payment above the buyer's limit
    // was returned without tokens.
    .where(
      and(
        eq(purchase.userId, userId),
        notInArray(purchase.state, ['created', 'declined', 'returning']),
        or(ne(purchase.state, 'refunded'), isNull(purchase.notice), ne(purchase.notice, 'daily_limit')),
        ne(purchase.purpose, 'card_check'),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Purchases that were settled after a moment and not taken back; card verifications do not count. */
export const purchasesSince = (orm: Orm, userId: number, since: Date): Promise<number> =>
  orm.$count(
    purchase,
    and(
      eq(purchase.userId, userId),
      eq(purchase.state, 'settled'),
      gt(purchase.decidedAt, since),
      ne(purchase.purpose, 'card_check'),
    ),
  );
