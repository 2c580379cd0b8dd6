import { and, asc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { type Answer, type Parts, rowsFrom, rowsOf, statement } from '../db/one-statement.ts';
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
  | 'platform:revenue'
  /** Tokens that broadcasters were paid money for. */
  | 'platform:payouts'
  | `biller:${string}`
  | 'promo';

export interface Posting {
  account: AccountId;
  /** Whole tokens: positive into the account, negative out of it. */
  amount: number;
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
  promo: 4,
  biller: 5,
  platform: 6,
};

function lockRank(id: AccountId): number {
  return LOCK_ORDER[id.split(':', 1)[0] ?? ''] ?? 7;
}

const rankInSql = sql`CASE split_part(${account.id}, ':', 1) ${sql.join(
  Object.entries(LOCK_ORDER).map(([kind, rank]) => sql`WHEN ${kind} THEN ${sql.raw(String(rank))}`),
  sql` `,
)} ELSE 7 END`;

export type AccountRow = typeof account.$inferSelect;

/** The query of {@link lockAccounts}; `when` says whether and after what it runs in a statement of several. */
export const accountsToLock = (orm: Orm, ids: SQLWrapper, when?: SQL) =>
  orm
    .select()
    .from(account)
    .where(and(sql`${account.id} = ANY(${ids}::text[])`, when))
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

function mayOwe(id: AccountId): boolean {
  return id === 'promo' || id.startsWith('biller:') || id.startsWith('owed:');
}
const mayOweInSql = sql`w.id = 'promo' OR starts_with(w.id, 'biller:') OR starts_with(w.id, 'owed:')`;

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

/** Takes from what stands on its floor, or pays a debt, which has its own end at zero: an account that must be there. */
const isTaking = ({ account: id, amount }: Posting): boolean =>
  amount < 0 ? !mayOwe(id) : id.startsWith('owed:');

const ordered = (postings: readonly Posting[]): Posting[] =>
  [...postings].sort((a, b) => lockRank(a.account) - lockRank(b.account) || (a.account < b.account ? -1 : 1));

const unnested = (ids: string, amounts: string): SQL =>
  sql`unnest(${sql.placeholder(ids)}::text[], ${sql.placeholder(amounts)}::bigint[]) WITH ORDINALITY AS w(id, amount, nth)`;

/** The number of an entry that is still to be written. */
export const NEXT_ENTRY = sql`nextval('journal_entry_id_seq')`;

/** The queries that write one entry, for a statement of several. {@link entryValues} says what. The accounts are locked. */
export const ENTRY_PARTS: Parts = {
  taken: sql`UPDATE account SET balance = account.balance + w.amount
    FROM ${unnested('taken_ids', 'taken_amounts')}
    WHERE account.id = w.id AND (w.amount > 0 OR account.balance + w.amount >= account.floor)
    RETURNING account.id, account.balance`,
  given: sql`INSERT INTO account AS a (id, balance, floor)
    SELECT w.id, w.amount, CASE WHEN ${mayOweInSql} THEN NULL ELSE 0 END
    FROM ${unnested('given_ids', 'given_amounts')} ORDER BY w.nth
    ON CONFLICT (id) DO UPDATE SET balance = a.balance + excluded.balance RETURNING a.id, a.balance`,
  entry: sql`INSERT INTO journal_entry (id, kind, memo)
    SELECT coalesce(${sql.placeholder('entry_id')}::bigint, ${NEXT_ENTRY}), ${sql.placeholder('kind')}, ${sql.placeholder('memo')}::jsonb
    WHERE (SELECT count(*) FROM taken) = cardinality(${sql.placeholder('taken_ids')}::text[]) RETURNING id`,
  posted: sql`INSERT INTO posting (entry_id, account_id, amount)
    SELECT entry.id, w.id, w.amount FROM entry, ${unnested('ids', 'amounts')} ORDER BY w.nth`,
};

/**
 * What `ENTRY_PARTS` writes: an entry, by this id or else the next one.
 *
 * @throws InvalidEntryError when the entry is not balanced
 */
export function entryValues(entry: Entry, id: number | null = null) {
  checkEntry(entry);
  const postings = ordered(entry.postings);
  const idsOf = (some: readonly Posting[]) => some.map((one) => one.account);
  const amountsOf = (some: readonly Posting[]) => some.map((one) => one.amount);
  const taken = postings.filter(isTaking);
  const given = postings.filter((one) => !isTaking(one));
  return {
    taken_ids: idsOf(taken),
    taken_amounts: amountsOf(taken),
    given_ids: idsOf(given),
    given_amounts: amountsOf(given),
    ids: idsOf(postings),
    amounts: amountsOf(postings),
    entry_id: id,
    kind: entry.kind,
    memo: JSON.stringify(entry.memo ?? {}),
  };
}

/** What `ENTRY_PARTS` did, for {@link postedFrom}. */
export const ENTRY_ROWS = {
  entry_id: sql`(SELECT id FROM entry)`,
  balances: sql`(SELECT json_object_agg(id, balance) FROM (TABLE taken UNION ALL TABLE given) moved)`,
};

export type EntryAnswer = Answer<typeof ENTRY_ROWS>;
type EntryValues = ReturnType<typeof entryValues>;

/**
 * What the written entry did.
 *
 * @throws InsufficientTokensError when a debit would have gone below its floor
 */
export function postedFrom(entry: Entry, row: EntryAnswer): Posted {
  const balances = new Map(Object.entries((row.balances ?? {}) as Record<AccountId, number>)) as Map<
    AccountId,
    number
  >;
  const missing = entry.postings.find((one) => !balances.has(one.account));
  if (missing) throw new InsufficientTokensError(missing.account);
  return { entryId: Number(row.entry_id), balances };
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

const writeEntry = statement('write_entry', () => ({ parts: ENTRY_PARTS, select: ENTRY_ROWS }));

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
  write: (values: EntryValues) => Promise<EntryAnswer> = (values) => writeEntry(tx, values),
): Promise<Posted> {
  const values = entryValues(entry);
  const rows = locked ?? (await lockAccounts(tx, touchedBy(entry.postings)));
  const { entryId, balances } = postedFrom(entry, await write(values));
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
