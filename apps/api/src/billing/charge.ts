import { type Biller, BillerUnreachableError, type ChargeResult } from './biller.ts';
import type { PurchaseRow } from './purchases.ts';

/** The biller wants to know whose card it is (spec 1 §4). */
export const VERIFY = 'NVERIFY';

/** An answer that never came is no decision: the biller's callback, or the next asking with the same id, brings it. */
export async function charge(biller: Biller, row: PurchaseRow, cardToken: string): Promise<ChargeResult> {
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
