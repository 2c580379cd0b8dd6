import { eq } from 'drizzle-orm';
import type { Orm } from '../../kernel/db/database.ts';
import { purchase } from '../../kernel/db/schema/index.ts';
import { balanceOf } from '../../kernel/ledger/ledger.ts';
import type { PurchaseRow } from './rows.ts';

/** The result of a callback. */
export type Decision =
  /** The tokens moved, or the decline was stored, just now. */
  | { result: 'decided'; purchase: PurchaseRow; balance: number; change: number }
  /** The same transaction was reported before: nothing to do. */
  | { result: 'repeated'; purchase: PurchaseRow }
  /** Another transaction decided the purchase, or the amount differs. */
  | { result: 'conflict' }
  /** The event follows one that is not reported yet: the biller will retry. */
  | { result: 'early' }
  | { result: 'unknown' }
  /** Progress of an asynchronous payment; no tokens moved. */
  | { result: 'noted'; purchase: PurchaseRow };

/** The circumstances of a decision. */
export interface DecidedAt {
  /** ms, by the clock that limits use. */
  now: number;
  /** Whether the biller can refund by a call. */
  canRefund: boolean;
}

/** Stores a decision. `change` is what it added to the buyer's balance. */
export async function decided(
  tx: Orm,
  { id, userId }: PurchaseRow,
  values: Partial<PurchaseRow>,
  change: number,
): Promise<Decision> {
  const [row] = await tx.update(purchase).set(values).where(eq(purchase.id, id)).returning();
  if (!row) throw new Error('Update of a purchase returned no row');
  return { result: 'decided', purchase: row, balance: await balanceOf(tx, `user:${userId}`), change };
}
