import type { UserRow } from '../auth/session.ts';
import type { Orm } from '../db/database.ts';
import { type AccountId, balanceOf, earned, type Posting, post } from '../ledger/ledger.ts';
import { purseOf } from '../views/user-view.ts';
import { creditOf } from './funds.ts';
import { giveBack } from './spend.ts';

/** What a move of tokens did, for those who are told. */
export interface Moved {
  /** Viewer's purse after it, and the change. */
  tokens: number;
  change: number;
  /** How many tokens of credit moved, either way: what is owed is another now, also where the purse is not. */
  credit: number;
  /** Broadcaster's purse after it, and the change. */
  modelTokens: number;
  share: number;
}

export interface Settlement {
  /** Where the tokens are. */
  hold: AccountId;
  kind: string;
  memo: Record<string, unknown>;
  /** Tokens for broadcaster and house, and how these share them. */
  pay: number;
  split: (amount: number) => { share: number; house: number };
  /** Tokens that go back, and how many of them were credit. */
  refund: number;
  refundCredit: number;
  now: number;
}

/**
 * Counts tokens that were set aside: `pay` to broadcaster and house, `refund` back to where they were, where they count as
 * not spent. Only ever called with the viewer's purse and credit locked.
 */
export async function settleHold(
  tx: Orm,
  viewer: UserRow,
  model: Pick<UserRow, 'id' | 'username'>,
  of: Settlement,
): Promise<Moved & { entryId: number | null }> {
  const { hold, kind, memo, pay, refund, now } = of;
  // What was charged meanwhile is no debt any more: it comes back as tokens.
  const debt = of.refundCredit > 0 ? -(await balanceOf(tx, creditOf(viewer))) : 0;
  const refundCredit = Math.min(of.refundCredit, debt);
  const { share, house } = of.split(pay);
  const purse = purseOf(viewer);
  const to: AccountId = `model:${model.id}`;
  const postings: Posting[] = [
    { account: hold, amount: -(pay + refund) },
    ...earned(model.id, { share, house }),
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
