import { ApiError } from '../../kernel/api-error.ts';
import type { Database } from '../../kernel/db/database.ts';
import { balanceOf } from '../../kernel/ledger/ledger.ts';
import { type Billers, BillerUnreachableError, type RefundOrder, type ReversalEvent } from './biller.ts';
import type { PurchaseRow } from './rows.ts';

/** An operator's report of a refund outside the platform. */
interface PaidBack {
  reference: string;
  amount_cents?: number | undefined;
}

/**
 * A reported fact, like a biller's event: it is booked whatever the balance. It reverses the booked amount, not the
 * pack price, which an asynchronous payment may have missed.
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
 * Builds the reversal of a settled payment. Without `paidBack` it requires that the tokens are unspent and asks the
 * biller to refund. With `paidBack` the operator has already refunded, because the biller cannot.
 *
 * @throws ApiError `conflict` if there is nothing to refund or the biller refunds itself; `not_enough_tokens`,
 * `refund_by_hand`, `invalid_input`, `unavailable`
 */
export async function reversalOf(
  { billers, database }: { billers: Billers; database: Database },
  row: PurchaseRow,
  paidBack: PaidBack | undefined,
): Promise<ReversalEvent> {
  const biller = billers.get(row.biller);
  const { id: reference, transactionId, amountCents } = row;
  // A card verification charged nothing.
  if (row.state !== 'settled' || transactionId === null || !biller || amountCents === 0) {
    throw new ApiError('conflict');
  }
  const payment = { reference, transactionId, amountCents };
  if (paidBack) {
    // The biller reports its own refunds.
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
