import { eq } from 'drizzle-orm';
import type { UserRow } from '../auth/session.ts';
import type { Orm } from '../db/database.ts';
import { account } from '../db/schema/index.ts';
import { type AccountId, lockAccounts, type Posting, post } from '../ledger/ledger.ts';
import { creditOf } from '../spending/funds.ts';
import { type Agreed, giveBack, spend } from '../spending/spend.ts';
import { splitTip } from '../tips/rules.ts';
import { purseOf } from '../views/user-view.ts';

const holdOf = (showId: number): AccountId => `hold:${showId}`;

/**
 * Locks the purses of all whom a change in a room may pay or charge: its broadcaster and these people. A broadcaster may
 * pay in one room what another pays in theirs, so both sides are locked before anything moves.
 */
export async function lockPurses(tx: Orm, modelId: number, userIds: readonly number[]): Promise<void> {
  const own: AccountId = `model:${modelId}`;
  const ids = userIds.flatMap((id): AccountId[] => [`user:${id}`, `model:${id}`, `credit:${id}`]);
  const rows = await lockAccounts(tx, [...new Set<AccountId>([...ids, own])]);
  if (rows.some(({ id }) => id === own)) return;
  // A purse that was never used has no row to lock yet.
  await tx
    .insert(account)
    .values({ id: own, balance: 0, floor: 0 })
    .onConflictDoUpdate({ target: account.id, set: { floor: account.floor } });
}

/** What a move of tokens did, for those who are told. */
export interface Moved {
  /** Viewer's purse after it, and the change. */
  tokens: number;
  change: number;
  /** Broadcaster's purse after it, and the change. */
  modelTokens: number;
  share: number;
}

const nonZero = (postings: Posting[]): Posting[] => postings.filter(({ amount }) => amount !== 0);

/** Sets tokens aside for a show: purse first, then credit. Answers how much of it is credit. */
export async function hold(
  tx: Orm,
  user: UserRow,
  /** For whom, so that the viewer's own history can name them. */
  model: Pick<UserRow, 'username'>,
  ask: { showId: number; amount: number; kind: string; agreed: Agreed; now: number },
): Promise<{ credit: number; moved: Moved }> {
  const { showId, amount, kind, agreed, now } = ask;
  const { tokens, credit } = await spend(tx, user, {
    kind: `${kind}_hold`,
    amount,
    to: [{ account: holdOf(showId), amount }],
    memo: { show: showId, to: model.username },
    agreed,
    now,
  });
  return { credit, moved: { tokens, change: credit - amount, modelTokens: 0, share: 0 } };
}

/** Counts tokens that were set aside: `pay` to broadcaster and house as a tip is, `refund` back to where they were. */
export async function settle(
  tx: Orm,
  viewer: UserRow,
  model: Pick<UserRow, 'id' | 'username'>,
  of: { showId: number; kind: string; pay: number; refund: number; refundCredit: number; now: number },
): Promise<Moved> {
  const { showId, kind, pay, refund, now } = of;
  // What was charged meanwhile is no debt any more: it comes back as tokens.
  const debt = of.refundCredit > 0 ? -(await balance(tx, creditOf(viewer))) : 0;
  const refundCredit = Math.min(of.refundCredit, debt);
  const { share, house } = splitTip(pay);
  const purse = purseOf(viewer);
  const to: AccountId = `model:${model.id}`;
  const balances =
    pay + refund === 0
      ? new Map<AccountId, number>()
      : (
          await post(tx, {
            kind: pay > 0 ? kind : `${kind}_void`,
            postings: nonZero([
              { account: holdOf(showId), amount: -(pay + refund) },
              { account: to, amount: share },
              { account: 'platform:revenue', amount: house },
              { account: purse, amount: refund - refundCredit },
              { account: creditOf(viewer), amount: refundCredit },
            ]),
            memo: { show: showId, to: model.username, ...(refund > 0 ? { refund } : {}) },
          })
        ).balances;
  await giveBack(tx, viewer.id, kind, refund, now);
  const tokens = balances.get(purse) ?? (await balance(tx, purse));
  return { tokens, change: refund - refundCredit, modelTokens: balances.get(to) ?? 0, share };
}

async function balance(tx: Orm, id: AccountId): Promise<number> {
  const [row] = await tx.select({ balance: account.balance }).from(account).where(eq(account.id, id));
  return row?.balance ?? 0;
}
