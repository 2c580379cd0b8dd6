import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { type Database, inTransaction, type Orm } from '../db/database.ts';
import { type product, purchase, user } from '../db/schema/index.ts';
import { balanceOf, post } from '../ledger/ledger.ts';
import type { CallbackEvent } from './biller.ts';

export type PurchaseRow = typeof purchase.$inferSelect;
export type ProductRow = typeof product.$inferSelect;

/** What a callback did. */
export type Decision =
  /** The money moved, or the refusal was written down, just now. */
  | { result: 'decided'; purchase: PurchaseRow; balance: number }
  /** The same transaction was told before: nothing to do. */
  | { result: 'repeated'; purchase: PurchaseRow }
  /** The purchase was decided by another transaction, or the amount is not ours. */
  | { result: 'conflict' }
  | { result: 'unknown' };

export interface NewPurchase {
  userId: number;
  product: ProductRow;
  biller: string;
  returnUrl: string;
  attribution: Record<string, string>;
}

/** Writes down that a checkout begins. No money moves. */
export async function createPurchase(tx: Orm, wanted: NewPurchase): Promise<PurchaseRow> {
  const [row] = await tx
    .insert(purchase)
    .values({
      id: randomBytes(15).toString('base64url'),
      userId: wanted.userId,
      productId: wanted.product.internalId,
      biller: wanted.biller,
      tokens: wanted.product.tokens,
      amountCents: wanted.product.amountCents,
      membership: wanted.product.membership,
      returnUrl: wanted.returnUrl,
      attribution: wanted.attribution,
    })
    .returning();
  if (!row) throw new Error('The purchase could not be written');
  return row;
}

/**
 * Takes a believed callback: once for a purchase, however often and from however many processes it comes
 * (the purchase's row is locked first). Tokens go from the biller's clearing account to the buyer.
 */
export function decidePurchase(
  database: Database,
  billerName: string,
  event: CallbackEvent,
): Promise<Decision> {
  return inTransaction(database, async (tx): Promise<Decision> => {
    const [found] = await tx
      .select()
      .from(purchase)
      .where(and(eq(purchase.id, event.reference), eq(purchase.biller, billerName)))
      .for('update');
    if (!found) return { result: 'unknown' };
    if (found.state !== 'created') {
      const same =
        found.transactionId === event.transactionId && (found.declineCode ?? null) === event.declineCode;
      return same ? { result: 'repeated', purchase: found } : { result: 'conflict' };
    }
    if (event.amountCents !== found.amountCents) return { result: 'conflict' };

    const settled = event.declineCode === null;
    const entryId = settled ? await moveTokens(tx, billerName, found, event.transactionId) : null;
    if (settled && found.membership) {
      await tx.update(user).set({ membership: found.membership }).where(eq(user.id, found.userId));
    }
    const [decided] = await tx
      .update(purchase)
      .set({
        state: settled ? 'settled' : 'declined',
        declineCode: event.declineCode,
        transactionId: event.transactionId,
        entryId,
        decidedAt: new Date(),
      })
      .where(eq(purchase.id, found.id))
      .returning();
    if (!decided) throw new Error('The purchase could not be updated');
    return { result: 'decided', purchase: decided, balance: await balanceOf(tx, `user:${found.userId}`) };
  });
}

async function moveTokens(tx: Orm, billerName: string, row: PurchaseRow, transactionId: string) {
  if (row.tokens === 0) return null;
  const posted = await post(tx, {
    kind: 'purchase',
    postings: [
      { account: `biller:${billerName}`, amount: -row.tokens },
      { account: `user:${row.userId}`, amount: row.tokens },
    ],
    memo: { purchase: row.id, transaction: transactionId, cents: row.amountCents },
  });
  return posted.entryId;
}

/** A purchase, if it is this user's. */
export async function purchaseOf(orm: Orm, userId: number, id: string): Promise<PurchaseRow | null> {
  const [row] = await orm
    .select()
    .from(purchase)
    .where(and(eq(purchase.id, id), eq(purchase.userId, userId)));
  return row ?? null;
}
