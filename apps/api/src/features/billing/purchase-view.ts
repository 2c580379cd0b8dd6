import type { Purchase } from '@footlight/contract';
import { type WaitRow, waitView } from './async-payments.ts';
import type { PurchaseRow } from './rows.ts';

/** Asynchronous payments do not expire: a late payment counts at the list price. */
const stateOf = ({ state, expiresAt }: PurchaseRow, wait: WaitRow | undefined, now: number) =>
  state === 'created' && !wait && expiresAt && expiresAt.getTime() <= now ? 'expired' : state;

export const purchaseView = (row: PurchaseRow, now: number, wait?: WaitRow): Purchase => ({
  transaction_id: row.id,
  product_id: row.productId,
  state: stateOf(row, wait, now),
  tokens: row.tokens,
  amount: row.amountCents / 100,
  membership: row.membership,
  wait: wait ? waitView(wait) : null,
  decline_code: row.declineCode,
  notice: row.notice,
  expires_at: row.expiresAt?.toISOString() ?? null,
  created_at: row.createdAt.toISOString(),
  decided_at: row.decidedAt?.toISOString() ?? null,
  reversed_at: row.reversedAt?.toISOString() ?? null,
});
