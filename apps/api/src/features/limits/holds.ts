import type { Orm } from '../../kernel/db/database.ts';
import type { UserRow } from '../../kernel/db/user-row.ts';
import { type AccountId, balanceOf, earned, type Posting, post } from '../../kernel/ledger/ledger.ts';
import { type Moved, purseOf } from '../../kernel/ledger/purses.ts';
import { creditOf } from './funds.ts';
import { giveBack } from './spend.ts';

export interface Settlement {
  /** The account that holds the tokens. */
  hold: AccountId;
  kind: string;
  memo: Record<string, unknown>;
  /** Tokens to pay, and how broadcaster and platform share them. */
  pay: number;
  split: (amount: number) => { share: number; fee: number };
  /** Tokens to refund, and the part that was credit. */
  refund: number;
  refundCredit: number;
  now: number;
}

/**
 * Settles a hold: `pay` goes to broadcaster and platform, `refund` returns to its source and no longer counts as spent.
 * Call with the viewer's balance and credit locked.
 */
export async function settleHold(
  tx: Orm,
  viewer: UserRow,
  model: Pick<UserRow, 'id' | 'username'>,
  of: Settlement,
): Promise<Moved & { entryId: number | null }> {
  const { hold, kind, memo, pay, refund, now } = of;
  // Credit that was charged in the meantime is no longer a debt: it is refunded as tokens.
  const debt = of.refundCredit > 0 ? -(await balanceOf(tx, creditOf(viewer))) : 0;
  const refundCredit = Math.min(of.refundCredit, debt);
  const { share, fee } = of.split(pay);
  const purse = purseOf(viewer);
  const to: AccountId = `model:${model.id}`;
  const postings: Posting[] = [
    { account: hold, amount: -(pay + refund) },
    ...earned(model.id, { share, fee }),
    { account: purse, amount: refund - refundCredit },
    { account: creditOf(viewer), amount: refundCredit },
  ];
  const posted =
    pay + refund === 0
      ? null
      : await post(tx, {
          kind: pay > 0 ? kind : `${kind}_void`,
          postings: postings.filter(({ amount }) => amount !== 0),
          memo: { ...memo, to: model.username, ...(refund > 0 ? { refund } : {}) },
        });
  await giveBack(tx, viewer.id, kind, refund, now);
  return {
    entryId: posted?.entryId ?? null,
    tokens: posted?.balances.get(purse) ?? (await balanceOf(tx, purse)),
    change: refund - refundCredit,
    credit: refundCredit,
    modelTokens: posted?.balances.get(to) ?? 0,
    share,
  };
}
