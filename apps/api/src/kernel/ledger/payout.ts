import type { Orm } from '../db/database.ts';
import { type AccountId, type Posted, post } from './ledger.ts';

/** Kinds of entries that take tokens from a broadcaster to be paid out, or give them back. */
export const PAYOUT_KINDS = ['payout', 'payout_hold', 'payout_void'] as const;

/**
 * Removes tokens that a broadcaster cashed out from their account. Gifts stay: `ledger_post` pays out only tokens that
 * somebody bought.
 *
 * @throws InsufficientTokensError when there are fewer
 */
export const payOut = (tx: Orm, modelId: number, tokens: number): Promise<Posted> =>
  post(tx, {
    kind: 'payout',
    postings: [
      { account: `model:${modelId}`, amount: -tokens },
      { account: 'platform:payouts', amount: tokens },
    ],
  });

interface Reserved {
  /** Of the payout. */
  id: number;
  userId: number;
  tokens: number;
}

const move = (tx: Orm, kind: string, { id, tokens }: Reserved, from: AccountId, to: AccountId) =>
  post(tx, {
    kind,
    postings: [
      { account: from, amount: -tokens },
      { account: to, amount: tokens },
    ],
    memo: { payout: id },
  });

/**
 * Reserves tokens for a payout; gifts stay. Returns the balance left.
 *
 * @throws InsufficientTokensError when there are fewer
 */
export async function reservePayout(tx: Orm, one: Reserved): Promise<number> {
  const purse: AccountId = `model:${one.userId}`;
  const { balances } = await move(tx, 'payout_hold', one, purse, `payout:${one.id}`);
  return balances.get(purse) ?? 0;
}

/** Gives reserved tokens back. Returns the balance afterwards. */
export async function releasePayout(tx: Orm, one: Reserved): Promise<number> {
  const purse: AccountId = `model:${one.userId}`;
  const { balances } = await move(tx, 'payout_void', one, `payout:${one.id}`, purse);
  return balances.get(purse) ?? 0;
}

/** Reserved tokens were paid to the broadcaster. */
export const payReserved = (tx: Orm, one: Reserved): Promise<Posted> =>
  move(tx, 'payout', one, `payout:${one.id}`, 'platform:payouts');
