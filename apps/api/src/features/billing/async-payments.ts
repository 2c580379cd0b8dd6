import { type PaymentWait, tokensForReceived } from '@footlight/contract';
import { eq, inArray } from 'drizzle-orm';
import type { Orm } from '../../kernel/db/database.ts';
import { purchase, purchaseWait } from '../../kernel/db/schema/index.ts';
import type { CheckoutWait, ProgressEvent } from './biller.ts';
import type { PurchaseRow } from './rows.ts';

export type WaitRow = typeof purchaseWait.$inferSelect;

/** Stores the payment instructions of an asynchronous payment. */
export async function beginWait(
  tx: Orm,
  row: Pick<PurchaseRow, 'id' | 'amountCents'>,
  { method, expiresAt }: CheckoutWait,
  link: string,
): Promise<void> {
  await tx.insert(purchaseWait).values({
    purchaseId: row.id,
    method,
    expiresAt: new Date(expiresAt),
    link,
    askedCents: row.amountCents,
  });
  await tx
    .update(purchase)
    .set({ expiresAt: new Date(expiresAt) })
    .where(eq(purchase.id, row.id));
}

/**
 * Records progress of a payment. Callbacks may arrive out of order, so a decided or more advanced purchase does not
 * change.
 */
export async function noteProgress(tx: Orm, row: PurchaseRow, event: ProgressEvent): Promise<void> {
  if (row.state !== 'created') return;
  const [known] = await tx.select().from(purchaseWait).where(eq(purchaseWait.purchaseId, row.id));
  if (!known || (known.stage === 'confirmations' && known.confirmations > event.confirmations)) return;
  await tx
    .update(purchaseWait)
    .set({ stage: 'confirmations', confirmations: event.confirmations, needed: event.needed })
    .where(eq(purchaseWait.purchaseId, row.id));
}

/** The purchase with the amount received, and its tokens at the rate that applies. */
export async function receivedOf(
  tx: Orm,
  row: PurchaseRow,
  received: { cents: number; at: number },
): Promise<PurchaseRow> {
  const [wait] = await tx
    .update(purchaseWait)
    .set({ receivedCents: received.cents })
    .where(eq(purchaseWait.purchaseId, row.id))
    .returning();
  const isInTime = !wait || received.at <= wait.expiresAt.getTime();
  return {
    ...row,
    tokens: tokensForReceived(row, received.cents, isInTime),
    amountCents: received.cents,
  };
}

export const waitView = (row: WaitRow): PaymentWait => ({
  method: row.method,
  stage: row.stage,
  confirmations: row.confirmations,
  needed: row.needed,
  expires_at: row.expiresAt.toISOString(),
  link: row.link,
  received: row.receivedCents === null ? null : row.receivedCents / 100,
  asked: row.askedCents / 100,
});

/** Payment instructions by purchase id. */
export async function waitsOf(orm: Orm, ids: readonly string[]): Promise<ReadonlyMap<string, WaitRow>> {
  if (ids.length === 0) return new Map();
  const rows = await orm
    .select()
    .from(purchaseWait)
    .where(inArray(purchaseWait.purchaseId, [...ids]));
  return new Map(rows.map((row) => [row.purchaseId, row]));
}
