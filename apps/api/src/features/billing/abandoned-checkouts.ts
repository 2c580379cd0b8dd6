import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { Orm } from '../../kernel/db/database.ts';
import { purchase } from '../../kernel/db/schema/index.ts';
import { type Biller, BillerUnreachableError } from './biller.ts';
import type { PurchaseRow } from './rows.ts';

/** Closes a checkout at its biller; false if it may still be paid. */
export type CloseCheckout = (row: PurchaseRow) => Promise<boolean>;

export const closeAt =
  ({ closeCheckout }: Biller): CloseCheckout =>
  async ({ id: reference, checkoutId }) => {
    if (!closeCheckout || checkoutId === null) return false;
    try {
      return await closeCheckout({ reference, checkoutId });
    } catch (error) {
      if (!(error instanceof BillerUnreachableError)) throw error;
      return false;
    }
  };

/**
 * Closes the buyer's oldest open checkouts at the same biller, if that makes room for `excess` cents. A closed one expires
 * now; a payment in progress is settled like any late payment. Call with the buyer locked.
 */
export async function closeAbandoned(
  tx: Orm,
  { userId, biller }: Pick<PurchaseRow, 'userId' | 'biller'>,
  { excess, close, now }: { excess: number; close: CloseCheckout; now: number },
): Promise<void> {
  const open = await tx
    .select()
    .from(purchase)
    .where(
      and(
        eq(purchase.userId, userId),
        eq(purchase.biller, biller),
        eq(purchase.purpose, 'purchase'),
        eq(purchase.state, 'created'),
        isNull(purchase.cardId),
        isNotNull(purchase.checkoutId),
        gt(purchase.expiresAt, new Date(now)),
      ),
    )
    .orderBy(purchase.createdAt)
    // A callback locks the purchase before the buyer: one that is being decided is not abandoned.
    .for('update', { skipLocked: true });
  if (open.reduce((sum, { amountCents }) => sum + amountCents, 0) < excess) return;
  let missing = excess;
  for (const row of open) {
    if (missing <= 0) return;
    if (!(await close(row))) continue;
    missing -= row.amountCents;
    await tx
      .update(purchase)
      .set({ expiresAt: new Date(now) })
      .where(eq(purchase.id, row.id));
  }
}
