import type { Purchase } from '@footlight/contract';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Orm } from '../../kernel/db/database.ts';
import { purchase } from '../../kernel/db/schema/index.ts';
import { type WaitRow, waitsOf, waitView } from './async-payments.ts';
import type { PurchaseRow } from './rows.ts';

/** Asynchronous payments do not expire: a late payment counts at the list price. */
const stateOf = ({ state, expiresAt }: PurchaseRow, wait: WaitRow | undefined, now: number) =>
  state === 'created' && !wait && expiresAt && expiresAt.getTime() <= now ? 'expired' : state;

export const purchaseView = (row: PurchaseRow, now: number, wait?: WaitRow): Purchase => ({
  transaction_id: row.id,
  product_id: row.productId,
  state: stateOf(row, wait, now),
  tokens: row.tokens,
  amount: row.amountCents / 100,
  membership: row.membership,
  wait: wait ? waitView(wait) : null,
  decline_code: row.declineCode,
  notice: row.notice,
  expires_at: row.expiresAt?.toISOString() ?? null,
  created_at: row.createdAt.toISOString(),
  decided_at: row.decidedAt?.toISOString() ?? null,
  reversed_at: row.reversedAt?.toISOString() ?? null,
});

/** The user's payment that was decided last (spec 1 §3, payment update). */
export async function lastPayment(orm: Orm, userId: number, now: number): Promise<Purchase | null> {
  const [row] = await orm
    .select()
    .from(purchase)
    .where(and(eq(purchase.userId, userId), isNotNull(purchase.decidedAt)))
    .orderBy(desc(purchase.decidedAt))
    .limit(1);
  return row ? purchaseView(row, now, (await waitsOf(orm, [row.id])).get(row.id)) : null;
}
