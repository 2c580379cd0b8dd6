import type { Purchase } from '@footlight/contract';
import { type WaitRow, waitView } from './async-payments.ts';
import type { PurchaseRow } from './rows.ts';

export const purchaseView = (row: PurchaseRow, wait?: WaitRow): Purchase => ({
  transaction_id: row.id,
  product_id: row.productId,
  state: row.state,
  tokens: row.tokens,
  amount: row.amountCents / 100,
  membership: row.membership,
  wait: wait ? waitView(wait) : null,
  decline_code: row.declineCode,
  created_at: row.createdAt.toISOString(),
  decided_at: row.decidedAt?.toISOString() ?? null,
  reversed_at: row.reversedAt?.toISOString() ?? null,
});
