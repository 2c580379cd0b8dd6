import { splitMedia } from '@footlight/contract';
import type { UserRow } from '../auth/session.ts';
import type { Orm } from '../db/database.ts';
import { type AccountId, lockAccounts } from '../ledger/ledger.ts';
import { creditOf } from '../spending/funds.ts';
import { type Moved, settleHold } from '../spending/holds.ts';
import { type Agreed, type Spent, spend } from '../spending/spend.ts';
import { purseOf } from '../views/user-view.ts';
import type { OrderRow } from './store.ts';

const holdOf = (id: number): AccountId => `order:${id}`;

/** Sets the tokens of an order aside. */
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

/** Pays an order that was accepted, as media are paid, or gives all of it back. */
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
