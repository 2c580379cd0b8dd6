import { splitMedia } from '@footlight/contract';
import type { Orm } from '../../kernel/db/database.ts';
import type { UserRow } from '../../kernel/db/user-row.ts';
import { type AccountId, lockAccounts } from '../../kernel/ledger/ledger.ts';
import { type Moved, purseOf } from '../../kernel/ledger/purses.ts';
import { creditOf } from '../limits/funds.ts';
import { settleHold } from '../limits/holds.ts';
import { type Agreed, type Spent, spend } from '../limits/spend.ts';
import type { OrderRow } from './store.ts';

const holdOf = (id: number): AccountId => `order:${id}`;

/** Puts the tokens of an order on hold. */
export const holdOrder = (
  tx: Orm,
  buyer: UserRow,
  seller: Pick<UserRow, 'username'>,
  order: { id: number; kind: string; price: number },
  ask: { agreed: Agreed; now: number },
): Promise<Spent> =>
  spend(tx, buyer, {
    kind: `${order.kind}_hold`,
    amount: order.price,
    to: [{ account: holdOf(order.id), amount: order.price }],
    memo: { order: order.id, to: seller.username },
    ...ask,
  });

/** Pays an accepted order with the media split, or refunds all of it. */
export async function settleOrder(
  tx: Orm,
  order: OrderRow,
  buyer: UserRow,
  seller: UserRow,
  { isPaid, now }: { isPaid: boolean; now: number },
): Promise<Moved & { entryId: number | null }> {
  await lockAccounts(tx, [
    ...new Set<AccountId>([purseOf(buyer), creditOf(buyer), holdOf(order.id), `model:${seller.id}`]),
  ]);
  return settleHold(tx, buyer, seller, {
    hold: holdOf(order.id),
    kind: order.kind,
    memo: { order: order.id },
    split: splitMedia,
    pay: isPaid ? order.price : 0,
    refund: isPaid ? 0 : order.price,
    refundCredit: isPaid ? 0 : order.credit,
    now,
  });
}
