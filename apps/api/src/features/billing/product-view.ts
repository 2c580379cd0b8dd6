import type { Product } from '@footlight/contract';
import type { ProductRow } from './rows.ts';

/** A product as its buyer sees it: amounts in US dollars. */
export function productView(row: ProductRow, biller: string): Product {
  return {
    internal_id: row.internalId,
    biller,
    biller_link: '/api/v1/billing/purchase',
    tokens: row.tokens,
    amount: row.amountCents / 100,
    discount: row.discount > 0 ? row.discount : null,
    membership: row.membership,
    is_oneclick: row.isOneclick,
  };
}
