import { eq, inArray, sql } from 'drizzle-orm';
import type { UserRow } from '../auth/session.ts';
import type { Orm } from '../db/database.ts';
import { account } from '../db/schema/index.ts';
import {
  type AccountId,
  InsufficientTokensError,
  lockAccounts,
  type Posting,
  post,
} from '../ledger/ledger.ts';
import { splitTip } from '../operations/tip.ts';
import { purseOf, settingsFrom } from '../views/user-view.ts';

/** What a viewer can spend: tokens in the purse, and post-pay credit after them (spec 1 §4). */
export interface Funds {
  tokens: number;
  /** Tokens that credit still gives; null for who does not pay later. */
  credit: number | null;
}

export const fundsOf = ({ tokens, credit }: Funds): number => tokens + (credit ?? 0);

const creditOf = (user: Pick<UserRow, 'id'>): AccountId => `credit:${user.id}`;
const holdOf = (showId: number): AccountId => `hold:${showId}`;

/** Tokens that the account's credit allows in all; null when it does not pay later. One dollar is ten tokens. */
function creditLimit(user: UserRow): number | null {
  if (!settingsFrom(user.settings).postpay) return null;
  return Math.floor((user.traits.postpayCreditCents ?? 0) / 10);
}

/** The viewer's funds, locked until the transaction ends: nobody else spends them meanwhile. */
export async function lockFunds(tx: Orm, user: UserRow): Promise<Funds> {
  const limit = creditLimit(user);
  const purse = purseOf(user);
  if (limit !== null) {
    // The floor is what may be owed. Lowering a limit never pushes anybody below their floor.
    await tx
      .insert(account)
      .values({ id: creditOf(user), balance: 0, floor: -limit })
      .onConflictDoUpdate({
        target: account.id,
        set: { floor: sql`least(${account.balance}, ${-limit}::bigint)` },
      });
  }
  const ids = limit === null ? [purse] : [purse, creditOf(user)];
  const rows = await lockAccounts(tx, ids);
  const balance = (id: AccountId) => rows.find((row) => row.id === id)?.balance ?? 0;
  return {
    tokens: balance(purse),
    credit: limit === null ? null : Math.max(0, limit + balance(creditOf(user))),
  };
}

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

/** Funds for a look, without a lock. */
export async function readFunds(orm: Orm, user: UserRow): Promise<Funds> {
  const limit = creditLimit(user);
  const rows = await orm
    .select()
    .from(account)
    .where(inArray(account.id, [purseOf(user), creditOf(user)]));
  const balance = (id: AccountId) => rows.find((row) => row.id === id)?.balance ?? 0;
  return {
    tokens: balance(purseOf(user)),
    credit: limit === null ? null : Math.max(0, limit + balance(creditOf(user))),
  };
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
  showId: number,
  amount: number,
  kind: string,
): Promise<{ credit: number; moved: Moved }> {
  const funds = await lockFunds(tx, user);
  const fromPurse = Math.min(amount, funds.tokens);
  const credit = amount - fromPurse;
  if (credit > (funds.credit ?? 0)) throw new InsufficientTokensError(purseOf(user));
  await post(tx, {
    kind: `${kind}_hold`,
    postings: nonZero([
      { account: purseOf(user), amount: -fromPurse },
      { account: creditOf(user), amount: -credit },
      { account: holdOf(showId), amount },
    ]),
    memo: { show: showId, to: model.username },
  });
  return {
    credit,
    moved: { tokens: funds.tokens - fromPurse, change: -fromPurse, modelTokens: 0, share: 0 },
  };
}

/** Counts tokens that were set aside: `pay` to broadcaster and house as a tip is, `refund` back to where they were. */
export async function settle(
  tx: Orm,
  viewer: UserRow,
  model: Pick<UserRow, 'id' | 'username'>,
  of: { showId: number; kind: string; pay: number; refund: number; refundCredit: number },
): Promise<Moved> {
  const { showId, kind, pay, refund, refundCredit } = of;
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
  const tokens = balances.get(purse) ?? (await balance(tx, purse));
  return { tokens, change: refund - refundCredit, modelTokens: balances.get(to) ?? 0, share };
}

async function balance(tx: Orm, id: AccountId): Promise<number> {
  const [row] = await tx.select({ balance: account.balance }).from(account).where(eq(account.id, id));
  return row?.balance ?? 0;
}
