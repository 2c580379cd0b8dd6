import { and, eq, isNull } from 'drizzle-orm';
import type { Orm } from '../../kernel/db/database.ts';
import { purchase } from '../../kernel/db/schema/index.ts';
import { type Biller, BillerUnreachableError, type ChargeResult } from './biller.ts';
import type { PurchaseRow } from './rows.ts';

/** The card needs verification (spec 1 §4). */
export const VERIFY = 'NVERIFY';

const open = (id: string) => and(eq(purchase.id, id), eq(purchase.state, 'created'));

/** Marks the only call for this purchase, before it is made. False: an earlier one was made, or it is decided. */
export async function claimCall(orm: Orm, id: string, now: number): Promise<boolean> {
  const claimed = await orm
    .update(purchase)
    .set({ chargeSentAt: new Date(now) })
    .where(and(open(id), isNull(purchase.chargeSentAt)))
    .returning({ id: purchase.id });
  return claimed.length > 0;
}

/** The purchase may have been decided since it was read: then its card is not charged any more. */
const mayCall = async (orm: Orm, biller: Biller, id: string, now: number): Promise<boolean> =>
  biller.chargesEveryCall ? claimCall(orm, id, now) : (await orm.$count(purchase, open(id))) > 0;

/**
 * A missing answer is no decision: the biller's callback, its records, or a retry with the same id brings it. A biller
 * that charges with every call is called once, outside a transaction, so that the mark is stored first.
 */
export async function charge(
  orm: Orm,
  biller: Biller,
  row: PurchaseRow,
  cardToken: string,
  now: number,
): Promise<ChargeResult> {
  if (!(await mayCall(orm, biller, row.id, now))) return { kind: 'pending' };
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
