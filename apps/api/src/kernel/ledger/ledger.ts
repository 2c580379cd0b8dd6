import { holdKindOf } from '@footlight/contract';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { type Orm, queryRows } from '../db/database.ts';
import { account } from '../db/schema/index.ts';

/** Accounts of whole tokens. Tokens enter by `biller:*` and `promo`; only those and `owed:*` may go below zero. */
export type AccountId =
  | `user:${number}`
  | `model:${number}`
  /** Tokens on hold for one show: paid or refunded when the show is settled. */
  | `hold:${number}`
  /** Tokens on hold for one custom order until the broadcaster decides. */
  | `order:${number}`
  /** Tokens on hold for one request to an AI companion until it is answered. */
  | `ai:${number}`
  /** What AI companions earned. */
  | 'platform:ai'
  /** Shares of one split tip, on hold until all are taken. */
  | `split:${number}`
  /** A user's post-pay credit: may fall to the floor that the credit limit sets. */
  | `credit:${number}`
  /** Free tokens that wait until the user confirms their email. */
  | `gift:${number}`
  /** A user's debt after a refund or chargeback of spent tokens: zero or below. */
  | `owed:${number}`
  /**
   * The platform's fee on a broadcaster's earnings. One account per broadcaster, so that rooms do not wait for each
   * other.
   */
  | `revenue:${number}`
  /** Tokens reserved for one payout until it is paid or rejected. */
  | `payout:${number}`
  /** Tokens that broadcasters have cashed out. */
  | 'platform:payouts'
  | `biller:${string}`
  | 'promo';

export interface Posting {
  account: AccountId;
  /** Whole tokens: positive into the account, negative out of it. */
  amount: number;
}

/**
 * Postings for a broadcaster's share and the platform's fee. With the smallest amounts one of them is zero and has no
 * posting.
 */
export function earned(modelId: number, { share, fee }: { share: number; fee: number }): Posting[] {
  const postings: Posting[] = [
    { account: `model:${modelId}`, amount: share },
    { account: `revenue:${modelId}`, amount: fee },
  ];
  return postings.filter(({ amount }) => amount !== 0);
}

export interface Entry {
  /** What happened: `tip`, `purchase`, `signup_offer`… */
  kind: string;
  /** At least two postings, at most one per account, sum zero. */
  postings: readonly Posting[];
  /** Context for readers of the ledger. */
  memo?: Record<string, unknown>;
}

export interface Posted {
  entryId: number;
  /** Balances of the touched accounts after the entry. */
  balances: ReadonlyMap<AccountId, number>;
}

/** An account would fall below its floor. Nothing was changed; the caller must roll back. */
export class InsufficientTokensError extends Error {
  override readonly name = 'InsufficientTokensError';
  readonly account: AccountId;
  constructor(accountId: AccountId) {
    super(`Account ${accountId} has too few tokens`);
    this.account = accountId;
  }
}

/** The entry itself is invalid (a bug of the caller): not whole, not balanced, or with an account twice. */
export class InvalidEntryError extends Error {
  override readonly name = 'InvalidEntryError';
}

/** Accounts that many entries touch come last, so that their rows are locked for the shortest time. */
const LOCK_ORDER: Record<string, number> = {
  user: 0,
  credit: 1,
  owed: 1,
  gift: 2,
  hold: 2,
  order: 2,
  ai: 2,
  split: 2,
  payout: 2,
  model: 3,
  revenue: 4,
  promo: 5,
  biller: 6,
  platform: 7,
};

function lockRank(id: AccountId): number {
  return LOCK_ORDER[id.split(':', 1)[0] ?? ''] ?? 8;
}

const rankInSql = sql`CASE split_part(${account.id}, ':', 1) ${sql.join(
  Object.entries(LOCK_ORDER).map(([kind, rank]) => sql`WHEN ${kind} THEN ${sql.raw(String(rank))}`),
  sql` `,
)} ELSE 8 END`;

export type AccountRow = typeof account.$inferSelect;

/**
 * Locks, in one global order, the accounts that a transaction will change by several entries. Call it first, with all
 * accounts that the transaction may touch: then two transactions cannot deadlock.
 */
export const lockAccounts = (tx: Orm, ids: readonly AccountId[]): Promise<AccountRow[]> =>
  tx
    .select()
    .from(account)
    .where(inArray(account.id, [...ids]))
    // Same order as `ordered`, whatever the database's collation.
    .orderBy(asc(rankInSql), sql`${account.id} COLLATE "C"`)
    .for('update');

function checkEntry(entry: Entry): void {
  // The token history names each hold and its outcome, so it must know every kind.
  if (entry.kind.endsWith('_hold') && holdKindOf(entry.kind) === null) {
    throw new InvalidEntryError(`${entry.kind} is missing in HOLD_KINDS`);
  }
  if (entry.postings.length < 2) throw new InvalidEntryError('An entry must have at least two postings');
  let sum = 0;
  const seen = new Set<string>();
  for (const { account: id, amount } of entry.postings) {
    if (!Number.isSafeInteger(amount) || amount === 0) {
      throw new InvalidEntryError(
        `A posting must be a whole number of tokens other than zero, got ${amount}`,
      );
    }
    if (seen.has(id)) throw new InvalidEntryError(`Account ${id} occurs twice in one entry`);
    seen.add(id);
    sum += amount;
  }
  if (sum !== 0) throw new InvalidEntryError(`The postings of an entry must sum to zero, got ${sum}`);
}

const ordered = (postings: readonly Posting[]): Posting[] =>
  [...postings].sort((a, b) => lockRank(a.account) - lockRank(b.account) || (a.account < b.account ? -1 : 1));

/** Accounts that postings may change: their own, and the debts of users who receive tokens. */
export const touchedBy = (postings: readonly Posting[]): AccountId[] => [
  ...new Set(
    postings.flatMap(({ account: id, amount }): AccountId[] =>
      amount > 0 && id.startsWith('user:') ? [id, debtOf(id)] : [id],
    ),
  ),
];

const debtOf = (purse: AccountId): AccountId => `owed:${Number(purse.slice('user:'.length))}`;

type Written = { short: AccountId } | { entry_id: number; balances: number[] };

/**
 * Writes one entry completely or not at all (the caller's transaction decides). Accounts are always touched in the same
 * order, so two entries cannot deadlock.
 *
 * @param locked the rows of the accounts it touches ({@link touchedBy}), if the caller has locked them already
 * @throws InsufficientTokensError when a debit would go below the account's floor
 * @throws InvalidEntryError when the entry is not balanced
 */
export async function post(tx: Orm, entry: Entry, locked?: readonly AccountRow[]): Promise<Posted> {
  checkEntry(entry);
  const postings = ordered(entry.postings);
  const rows = locked ?? (await lockAccounts(tx, touchedBy(entry.postings)));
  const [row] = await queryRows<{ written: Written }>(
    tx,
    sql`SELECT ledger_post(${entry.kind}::text, ${JSON.stringify(entry.memo ?? {})}::jsonb,
      ${sql.param(postings.map((one) => one.account))}::text[],
      ${sql.param(postings.map((one) => one.amount))}::bigint[]) AS written`,
  );
  if (!row) throw new Error('ledger_post returned no row');
  const { written } = row;
  if ('short' in written) throw new InsufficientTokensError(written.short);
  const after = new Map(
    postings.map((one, nth): [AccountId, number] => [one.account, written.balances[nth] ?? 0]),
  );
  for (const { account: id, amount } of postings) {
    const owed = rows.find((one) => one.id === debtOf(id))?.balance ?? 0;
    if (amount > 0 && id.startsWith('user:') && owed < 0) await repay(tx, id, -owed, after);
  }
  return { entryId: written.entry_id, balances: after };
}

/** Incoming tokens repay a debt first, whatever their source: users with debt have no tokens to spend. */
async function repay(
  tx: Orm,
  purse: AccountId,
  owed: number,
  balances: Map<AccountId, number>,
): Promise<void> {
  const paid = Math.min(owed, balances.get(purse) ?? 0);
  const postings = [
    { account: purse, amount: -paid },
    { account: debtOf(purse), amount: paid },
  ];
  const repaid = await post(tx, { kind: 'debt_repaid', postings }, []);
  for (const [id, balance] of repaid.balances) balances.set(id, balance);
}

/** The gifts among an account's tokens: nobody paid for them, and they are not paid out. */
export async function giftedOf(orm: Orm, id: AccountId): Promise<number> {
  const [row] = await orm.select({ gifted: account.gifted }).from(account).where(eq(account.id, id));
  return row?.gifted ?? 0;
}

/** Balance of an account in tokens; 0 if it was never used. */
export async function balanceOf(orm: Orm, id: AccountId): Promise<number> {
  const [row] = await orm.select({ balance: account.balance }).from(account).where(eq(account.id, id));
  return row?.balance ?? 0;
}
