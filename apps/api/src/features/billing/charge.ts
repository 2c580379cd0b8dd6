import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Orm } from '../../kernel/db/database.ts';
import { purchase } from '../../kernel/db/schema/index.ts';
import { type Biller, BillerUnreachableError, type ChargeResult } from './biller.ts';
import type { PurchaseRow } from './rows.ts';

/** The card needs verification (spec 1 §4). */
export const VERIFY = 'NVERIFY';

/** Marks the only call for this purchase, before it is made. False: an earlier one was made. */
async function claimCall(orm: Orm, id: string): Promise<boolean> {
  const claimed = await orm
    .update(purchase)
    .set({ chargeSentAt: sql`clock_timestamp()` })
    .where(and(eq(purchase.id, id), isNull(purchase.chargeSentAt)))
    .returning({ id: purchase.id });
  return claimed.length > 0;
}

/**
 * A missing answer is no decision: the biller's callback, its records, or a retry with the same id brings it. A biller
 * that charges with every call is called once, outside a transaction, so that the mark is stored first.
 */
export async function charge(
  orm: Orm,
  biller: Biller,
  row: PurchaseRow,
  cardToken: string,
): Promise<ChargeResult> {
  if (biller.chargesEveryCall && !(await claimCall(orm, row.id))) return { kind: 'pending' };
  const { id: reference, amountCents, tokens, membership, returnUrl } = row;
  try {
    return await biller.chargeCard({
      reference,
      amountCents,
      returnUrl,
      description: membership ? `Membership: ${membership}` : `${tokens} tokens`,
      cardToken,
    });
  } catch (error) {
    if (!(error instanceof BillerUnreachableError)) throw error;
    return { kind: 'pending' };
  }
}
