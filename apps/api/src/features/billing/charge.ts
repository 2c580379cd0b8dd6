import { type Biller, BillerUnreachableError, type ChargeResult } from './biller.ts';
import type { PurchaseRow } from './rows.ts';

/** The card needs verification (spec 1 §4). */
export const VERIFY = 'NVERIFY';

/** A missing answer is no decision: the biller's callback or a retry with the same id brings it. */
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
