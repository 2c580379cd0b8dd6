import type { Context } from '../context.ts';
import { ApiError } from '../http/errors.ts';
import { balanceOf } from '../ledger/ledger.ts';
import { BillerUnreachableError, type RefundOrder, type ReversalEvent } from './biller.ts';
import type { PurchaseRow } from './purchases.ts';

/** What an operator says of money that went back outside of the platform. */
interface PaidBack {
  reference: string;
  amount_cents?: number | undefined;
}

/**
 * A fact, as a biller's own word is: it is taken whatever the purse holds. What was booked goes back, not the price of the
 * pack, which a payment by hand may have missed.
 */
function bookedByHand(payment: RefundOrder, { reference, amount_cents: said }: PaidBack): ReversalEvent {
  const cents = payment.amountCents;
  if (said !== undefined && said !== cents) {
    const problem = said < cents ? 'too_small' : 'too_big';
    throw new ApiError('invalid_input', { fields: { 'paid_back.amount_cents': problem } });
  }
  return { kind: 'refund', ...payment, paidBack: reference };
}

/**
 * The word that a settled payment goes back. Without `paidBack` no money has moved: it is refused where tokens are spent,
 * and else the biller is asked. With it the operator has paid, because the biller cannot.
 *
 * @throws ApiError `conflict` when there is nothing to give back, or the biller gives it back itself; `not_enough_tokens`,
 * `refund_by_hand`, `invalid_input`, `unavailable`
 */
export async function reversalOf(
  { billers, database }: Pick<Context, 'billers' | 'database'>,
  row: PurchaseRow,
  paidBack: PaidBack | undefined,
): Promise<ReversalEvent> {
  const biller = billers.get(row.biller);
  const { id: reference, transactionId, amountCents } = row;
  // Nothing was paid for the proof of a card.
  if (row.state !== 'settled' || transactionId === null || !biller || amountCents === 0) {
    throw new ApiError('conflict');
  }
  const payment = { reference, transactionId, amountCents };
  if (paidBack) {
    // Its own word comes, with the money.
    if (biller.refund) throw new ApiError('conflict');
    return bookedByHand(payment, paidBack);
  }
  if ((await balanceOf(database.orm, `user:${row.userId}`)) < row.tokens) {
    throw new ApiError('not_enough_tokens');
  }
  if (!biller.refund) throw new ApiError('refund_by_hand');
  try {
    return await biller.refund(payment);
  } catch (error) {
    if (error instanceof BillerUnreachableError) throw new ApiError('unavailable');
    throw error;
  }
}
