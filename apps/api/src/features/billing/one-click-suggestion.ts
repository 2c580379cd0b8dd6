import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Orm } from '../../kernel/db/database.ts';
import { purchase } from '../../kernel/db/schema/index.ts';
import type { ProductRow } from './rows.ts';

/** The one-click product that a user bought last, else the first one on sale. */
export async function oneClickSuggestion(
  orm: Orm,
  userId: number,
  products: readonly ProductRow[],
): Promise<string | null> {
  const ids = products.filter(({ isOneclick }) => isOneclick).map(({ internalId }) => internalId);
  const [last] = await orm
    .select({ id: purchase.productId })
    .from(purchase)
    .where(and(eq(purchase.userId, userId), eq(purchase.state, 'settled'), inArray(purchase.productId, ids)))
    .orderBy(desc(purchase.decidedAt))
    .limit(1);
  return last?.id ?? ids[0] ?? null;
}
