import type { Orm } from '../../kernel/db/database.ts';
import type { UserRow } from '../../kernel/db/user-row.ts';
import { type AccountId, balanceOf, lockAccounts, type Posting, post } from '../../kernel/ledger/ledger.ts';
import { purseOf } from '../../kernel/ledger/purses.ts';
import { creditOf } from '../limits/funds.ts';
import { type Agreed, giveBack, type Spent, spend } from '../limits/spend.ts';
import type { ExchangeRow } from './store.ts';

const holdOf = (id: number): AccountId => `ai:${id}`;
type Priced = Pick<ExchangeRow, 'id' | 'kind' | 'price' | 'companion'>;
const kindOf = ({ kind }: Priced) => `ai_${kind}`;
const memoOf = ({ id, companion }: Priced) => ({ ai: id, to: companion });

export const holdExchange = (
  tx: Orm,
  user: UserRow,
  row: Priced,
  ask: { agreed: Agreed; now: number },
): Promise<Spent> =>
  spend(tx, user, {
    kind: `${kindOf(row)}_hold`,
    amount: row.price,
    to: [{ account: holdOf(row.id), amount: row.price }],
    memo: memoOf(row),
    ...ask,
  });

/** A delivered answer earns its price. */
export async function payExchange(tx: Orm, row: Priced): Promise<void> {
  const postings: Posting[] = [
    { account: holdOf(row.id), amount: -row.price },
    { account: 'platform:ai', amount: row.price },
  ];
  await post(tx, { kind: kindOf(row), postings, memo: memoOf(row) });
}

/** Refunds the tokens to their source; they no longer count as spent. */
export async function refundExchange(
  tx: Orm,
  user: UserRow,
  row: ExchangeRow,
  now: number,
): Promise<{ tokens: number; change: number }> {
  const [purse, credit] = [purseOf(user), creditOf(user)];
  await lockAccounts(tx, [purse, credit, holdOf(row.id)]);
  // Credit that was charged in the meantime is no longer a debt: it is refunded as tokens.
  const debt = row.credit > 0 ? -(await balanceOf(tx, credit)) : 0;
  const toCredit = Math.min(row.credit, debt);
  const postings: Posting[] = [
    { account: holdOf(row.id), amount: -row.price },
    { account: purse, amount: row.price - toCredit },
    { account: credit, amount: toCredit },
  ];
  await post(tx, {
    kind: `${kindOf(row)}_void`,
    postings: postings.filter(({ amount }) => amount !== 0),
    memo: { ...memoOf(row), refund: row.price },
  });
  await giveBack(tx, user.id, kindOf(row), row.price, now);
  return { tokens: await balanceOf(tx, purse), change: row.price - toCredit };
}
