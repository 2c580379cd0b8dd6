import { asc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { rowsFrom, rowsOf, statement } from '../db/one-statement.ts';
import { account } from '../db/schema/index.ts';

/** Purses of whole tokens. Tokens enter by `biller:*` and `promo`; those and `owed:*` alone may go below zero. */
export type AccountId =
  | `user:${number}`
  | `model:${number}`
  /** Tokens set aside for one show: paid or given back when it is counted. */
  | `hold:${number}`
  /** Tokens set aside for one order by hand, until somebody decides. */
  | `order:${number}`
  /** Shares of one split tip, set aside until all are taken. */
  | `split:${number}`
  /** Post-pay credit of a user: falls to the floor that the credit allows. */
  | `credit:${number}`
  /** Free tokens that wait until the user's email is confirmed. */
  | `gift:${number}`
  /** What a user owes after a payment went back whose tokens were spent: zero or below. */
  | `owed:${number}`
  /** What the house keeps of what a broadcaster earns: one for each, so that no room waits for another. */
  | `revenue:${number}`
  /** Tokens that broadcasters were paid money for. */
  | 'platform:payouts'
  | `biller:${string}`
  | 'promo';

export interface Posting {
  account: AccountId;
  /** Whole tokens: positive into the account, negative out of it. */
  amount: number;
}

/** What a broadcaster earns, and what the house keeps of it; the smallest amounts leave one of them nothing. */
export function earned(modelId: number, { share, house }: { share: number; house: number }): Posting[] {
  const postings: Posting[] = [
    { account: `model:${modelId}`, amount: share },
    { account: `revenue:${modelId}`, amount: house },
  ];
  return postings.filter(({ amount }) => amount !== 0);
}

export interface Entry {
  /** What happened: `tip`, `purchase`, `signup_offer`… */
  kind: string;
  /** At least two, at most one an account, sum zero. */
  postings: readonly Posting[];
  /** For readers of the books. */
  memo?: Record<string, unknown>;
}

export interface Posted {
  entryId: number;
  /** Balances after the entry, of the accounts it touched. */
  balances: ReadonlyMap<AccountId, number>;
}

/** An account would fall below its floor. Nothing was changed: the transaction must be given up. */
export class InsufficientTokensError extends Error {
  override readonly name = 'InsufficientTokensError';
  readonly account: AccountId;
  constructor(accountId: AccountId) {
    super(`Account ${accountId} has not enough tokens`);
    this.account = accountId;
  }
}

/** The entry itself is wrong (a bug of the caller): not whole, not balanced, an account twice. */
export class InvalidEntryError extends Error {
  override readonly name = 'InvalidEntryError';
}

/** Accounts that everybody touches come last, so that their rows are locked for the shortest time. */
const LOCK_ORDER: Record<string, number> = {
  user: 0,
  credit: 1,
  owed: 1,
  gift: 2,
  hold: 2,
  order: 2,
  split: 2,
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

/** The query of {@link lockAccounts}. */
export const accountsToLock = (orm: Orm, ids: SQLWrapper) =>
  orm
    .select()
    .from(account)
    .where(sql`${account.id} = ANY(${ids}::text[])`)
    // As the letters of `post` are compared, whatever language the database sorts by.
    .orderBy(asc(rankInSql), sql`${account.id} COLLATE "C"`)
    .for('update');

const lock = statement('lock_accounts', (orm) => ({
  parts: { accounts: accountsToLock(orm, sql`${sql.placeholder('ids')}`) },
  select: { accounts: rowsOf('accounts') },
}));

/**
 * Locks the accounts that a transaction will move by more than one entry, in the one order that all use. Whatever posts
 * several entries calls this first with all purses it may touch: then no two transactions can each hold what the other
 * waits for.
 */
export const lockAccounts = async (tx: Orm, ids: readonly AccountId[]): Promise<AccountRow[]> =>
  rowsFrom(account, (await lock(tx, { ids })).accounts);

function checkEntry(entry: Entry): void {
  if (entry.postings.length < 2) throw new InvalidEntryError('An entry has at least two postings');
  let sum = 0;
  const seen = new Set<string>();
  for (const { account: id, amount } of entry.postings) {
    if (!Number.isSafeInteger(amount) || amount === 0) {
      throw new InvalidEntryError(`A posting is a whole number of tokens other than zero, not ${amount}`);
    }
    if (seen.has(id)) throw new InvalidEntryError(`Account ${id} stands twice in one entry`);
    seen.add(id);
    sum += amount;
  }
  if (sum !== 0) throw new InvalidEntryError(`The postings of an entry sum to zero, not ${sum}`);
}

const ordered = (postings: readonly Posting[]): Posting[] =>
  [...postings].sort((a, b) => lockRank(a.account) - lockRank(b.account) || (a.account < b.account ? -1 : 1));

/** The number of an entry that is still to be written. */
export const NEXT_ENTRY = sql`nextval('journal_entry_id_seq')`;

/** Writes one entry, in a statement of its own or beside others. {@link entryValues} says what; the accounts are locked. */
export const WRITTEN: SQL = sql`ledger_post(${sql.placeholder('entry_id')}::bigint, ${sql.placeholder('kind')}::text,
  ${sql.placeholder('memo')}::jsonb, ${sql.placeholder('accounts')}::text[], ${sql.placeholder('amounts')}::bigint[])`;

/**
 * What `WRITTEN` writes: an entry, by this id or else the next one.
 *
 * @throws InvalidEntryError when the entry is not balanced
 */
export function entryValues(entry: Entry, id: number | null = null) {
  checkEntry(entry);
  const postings = ordered(entry.postings);
  return {
    entry_id: id,
    kind: entry.kind,
    memo: JSON.stringify(entry.memo ?? {}),
    accounts: postings.map((one) => one.account),
    amounts: postings.map((one) => one.amount),
  };
}

type EntryValues = ReturnType<typeof entryValues>;

/**
 * What `WRITTEN` did.
 *
 * @throws InsufficientTokensError when a debit would have gone below its floor
 */
export function postedFrom({ accounts }: Pick<EntryValues, 'accounts'>, written: unknown): Posted {
  const row = written as { short: AccountId } | { entry_id: number; balances: number[] };
  if ('short' in row) throw new InsufficientTokensError(row.short);
  return {
    entryId: row.entry_id,
    balances: new Map(row.balances.map((balance, nth) => [accounts[nth] as AccountId, balance])),
  };
}

/** Accounts that postings may move: their own, and the debts of those who get tokens. */
export const touchedBy = (postings: readonly Posting[]): AccountId[] => [
  ...new Set(
    postings.flatMap(({ account: id, amount }): AccountId[] =>
      amount > 0 && id.startsWith('user:') ? [id, debtOf(id)] : [id],
    ),
  ),
];

const debtOf = (purse: AccountId): AccountId => `owed:${Number(purse.slice('user:'.length))}`;

const writeEntry = statement('write_entry', () => ({ parts: {}, select: { written: WRITTEN } }));

/**
 * Writes one entry: all of it or nothing (the caller's transaction decides). Accounts are touched in one
 * order everywhere, so two entries cannot wait for each other.
 *
 * @param locked the rows of the accounts it touches ({@link touchedBy}), where those that others wait for are locked already
 * @param write the statement that writes it, where something is written beside it
 * @throws InsufficientTokensError when a debit would go below zero
 * @throws InvalidEntryError when the entry is not balanced
 */
export async function post(
  tx: Orm,
  entry: Entry,
  locked?: readonly AccountRow[],
  write: (values: EntryValues) => Promise<{ written: unknown }> = (values) => writeEntry(tx, values),
): Promise<Posted> {
  const values = entryValues(entry);
  const rows = locked ?? (await lockAccounts(tx, touchedBy(entry.postings)));
  const { entryId, balances } = postedFrom(values, (await write(values)).written);
  const after = new Map(balances);
  for (const { account: id, amount } of ordered(entry.postings)) {
    const owed = rows.find((row) => row.id === debtOf(id))?.balance ?? 0;
    if (amount > 0 && id.startsWith('user:') && owed < 0) await repay(tx, id, -owed, after);
  }
  return { entryId, balances: after };
}

/** Tokens that come in pay a debt first, wherever they come from: who owes has none to spend. */
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

/** Whole tokens in an account; one that was never used holds none. */
export async function balanceOf(orm: Orm, id: AccountId): Promise<number> {
  const [row] = await orm.select({ balance: account.balance }).from(account).where(eq(account.id, id));
  return row?.balance ?? 0;
}
