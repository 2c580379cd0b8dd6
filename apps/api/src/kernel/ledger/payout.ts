import { and, eq, gt, gte, ne, sql } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { journalEntry, posting } from '../db/schema/index.ts';
import { type AccountId, balanceOf, giftedOf, type Posted, post } from './ledger.ts';

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

const DAY_MS = 86_400_000;

/** Earnings from this moment on are not paid out yet. Without a waiting time it is in the future. */
export const waitsSince = (now: number, days: number): Date =>
  new Date(days === 0 ? now + DAY_MS : now - days * DAY_MS);

/** Tokens that a broadcaster earned from `since` on, without gifts. */
export async function earnedSince(orm: Orm, modelId: number, since: Date): Promise<number> {
  const [row] = await orm
    .select({ tokens: sql<number>`coalesce(sum(${posting.amount} - ${posting.gifted}), 0)`.mapWith(Number) })
    .from(posting)
    .innerJoin(journalEntry, eq(journalEntry.id, posting.entryId))
    .where(
      and(
        eq(posting.accountId, `model:${modelId}`),
        gt(posting.amount, 0),
        gte(journalEntry.createdAt, since),
        // Tokens that came back were earned before.
        ne(journalEntry.kind, 'payout_void'),
      ),
    );
  return row?.tokens ?? 0;
}

/** Splits a balance into what can be paid out now and what waits, because it was earned from `since` on. Gifts count as neither. */
export async function payableOf(
  orm: Orm,
  modelId: number,
  since: Date,
): Promise<{ payable: number; waiting: number }> {
  const account: AccountId = `model:${modelId}`;
  const own = (await balanceOf(orm, account)) - (await giftedOf(orm, account));
  const waiting = Math.min(own, await earnedSince(orm, modelId, since));
  return { payable: own - waiting, waiting };
}

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
