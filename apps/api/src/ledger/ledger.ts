import { asc, eq, inArray, sql } from 'drizzle-orm';
import { type Orm, queryRows } from '../db/database.ts';
import { account, journalEntry, posting } from '../db/schema/index.ts';

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

/**
 * Locks the accounts that a transaction will move by more than one entry, in the order in which `post` touches them.
 * Whatever posts several entries calls this first with all purses it may touch: then no two transactions can each hold
 * what the other waits for.
 */
export const lockAccounts = (tx: Orm, ids: readonly AccountId[]): Promise<(typeof account.$inferSelect)[]> =>
  tx
    .select()
    .from(account)
    .where(inArray(account.id, [...ids]))
    // As the letters of `post` are compared, whatever language the database sorts by.
    .orderBy(asc(rankInSql), sql`${account.id} COLLATE "C"`)
    .for('update');

function mayOwe(id: AccountId): boolean {
  return id === 'promo' || id.startsWith('biller:') || id.startsWith('owed:');
}

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

/** Moves one balance, in one statement that refuses to go below the floor. */
async function applyPosting(tx: Orm, { account: id, amount }: Posting): Promise<number> {
  const isRepayment = amount > 0 && id.startsWith('owed:');
  if (isRepayment || (amount < 0 && !mayOwe(id))) {
    // A debt has no floor and its own end at zero, which the database holds.
    const fits = isRepayment ? sql`true` : sql`${account.balance} + ${amount} >= ${account.floor}`;
    const [row] = await tx
      .update(account)
      .set({ balance: sql`${account.balance} + ${amount}` })
      .where(sql`${account.id} = ${id} AND ${fits}`)
      .returning({ balance: account.balance });
    if (!row) throw new InsufficientTokensError(id);
    return row.balance;
  }
  const [row] = await tx
    .insert(account)
    .values({ id, balance: amount, floor: mayOwe(id) ? null : 0 })
    .onConflictDoUpdate({
      target: account.id,
      set: { balance: sql`${account.balance} + ${amount}` },
    })
    .returning({ balance: account.balance });
  if (!row) throw new Error(`Account ${id} could not be written`);
  return row.balance;
}

/**
 * Writes one entry: all of it or nothing (the caller's transaction decides). Accounts are touched in one
 * order everywhere, so two entries cannot wait for each other.
 *
 * @throws InsufficientTokensError when a debit would go below zero
 * @throws InvalidEntryError when the entry is not balanced
 */
export async function post(tx: Orm, entry: Entry): Promise<Posted> {
  checkEntry(entry);
  const ordered = [...entry.postings].sort(
    (a, b) => lockRank(a.account) - lockRank(b.account) || (a.account < b.account ? -1 : 1),
  );
  const balances = new Map<AccountId, number>();
  for (const one of ordered) balances.set(one.account, await applyPosting(tx, one));
  const [written] = await tx
    .insert(journalEntry)
    .values({ kind: entry.kind, memo: entry.memo ?? {} })
    .returning({ id: journalEntry.id });
  if (!written) throw new Error('The journal entry could not be written');
  await tx
    .insert(posting)
    .values(ordered.map((one) => ({ entryId: written.id, accountId: one.account, amount: one.amount })));
  for (const { account: id, amount } of ordered) {
    if (amount > 0 && id.startsWith('user:')) await repay(tx, Number(id.slice('user:'.length)), balances);
  }
  return { entryId: written.id, balances };
}

/**
 * Tokens that come in pay a debt first, wherever they come from: who owes has none to spend. The entry before holds the
 * user's purse, and a debt is only ever touched by who holds that, so nobody can wait for us here.
 */
async function repay(tx: Orm, userId: number, balances: Map<AccountId, number>): Promise<void> {
  const purse: AccountId = `user:${userId}`;
  const debt: AccountId = `owed:${userId}`;
  const owed = -(await balanceOf(tx, debt));
  if (owed <= 0) return;
  const paid = Math.min(owed, balances.get(purse) ?? 0);
  const repaid = await post(tx, {
    kind: 'debt_repaid',
    postings: [
      { account: purse, amount: -paid },
      { account: debt, amount: paid },
    ],
  });
  for (const [id, balance] of repaid.balances) balances.set(id, balance);
}

/** Whole tokens in an account; one that was never used holds none. */
export async function balanceOf(orm: Orm, id: AccountId): Promise<number> {
  const [row] = await orm.select({ balance: account.balance }).from(account).where(eq(account.id, id));
  return row?.balance ?? 0;
}

export interface LedgerReport {
  /** One sentence a fault; empty when the books are right. */
  faults: string[];
  entries: number;
  postings: number;
}

/**
 * Proves the books from the raw rows: every entry sums to zero, every balance is the sum of its postings,
 * no account is below its floor, no credit is paid ahead, and who owes tokens has none.
 */
export async function checkLedger(orm: Orm): Promise<LedgerReport> {
  const faults: string[] = [];
  const unbalanced = await queryRows<{ id: string; total: string; sides: string }>(
    orm,
    sql`SELECT e.id, coalesce(sum(p.amount), 0) AS total, count(p.id) AS sides
        FROM journal_entry e LEFT JOIN posting p ON p.entry_id = e.id
        GROUP BY e.id HAVING coalesce(sum(p.amount), 0) <> 0 OR count(p.id) < 2`,
  );
  for (const row of unbalanced) {
    faults.push(`entry ${row.id} has ${row.sides} postings that sum to ${row.total}`);
  }
  const drifted = await queryRows<{ id: string; balance: string; total: string }>(
    orm,
    sql`SELECT a.id, a.balance, coalesce(p.total, 0) AS total FROM account a
        LEFT JOIN (SELECT account_id, sum(amount) AS total FROM posting GROUP BY account_id) p
          ON p.account_id = a.id
        WHERE a.balance <> coalesce(p.total, 0)`,
  );
  for (const row of drifted) {
    faults.push(`account ${row.id} says ${row.balance}, its postings say ${row.total}`);
  }
  const below = await queryRows<{ id: string; balance: string }>(
    orm,
    sql`SELECT id, balance FROM account
        WHERE balance < floor
          OR (floor IS NULL AND id NOT LIKE 'biller:%' AND id NOT LIKE 'owed:%' AND id <> 'promo')`,
  );
  for (const row of below) faults.push(`account ${row.id} stands at ${row.balance}, below its floor`);
  const debtors = await queryRows<{ id: string; owed: string; balance: string }>(
    orm,
    sql`SELECT o.id, o.balance AS owed, coalesce(u.balance, 0) AS balance FROM account o
        LEFT JOIN account u ON u.id = 'user:' || split_part(o.id, ':', 2)
        WHERE o.id LIKE 'owed:%' AND (o.balance > 0 OR (o.balance < 0 AND u.balance > 0))`,
  );
  for (const row of debtors)
    faults.push(`account ${row.id} stands at ${row.owed} beside ${row.balance} tokens`);
  const prepaid = await queryRows<{ id: string; balance: string }>(
    orm,
    sql`SELECT id, balance FROM account WHERE id LIKE 'credit:%' AND balance > 0`,
  );
  for (const row of prepaid)
    faults.push(`account ${row.id} stands at ${row.balance}: credit is never paid ahead`);
  const [counts] = await queryRows<{ entries: string; postings: string }>(
    orm,
    sql`SELECT (SELECT count(*) FROM journal_entry) AS entries, (SELECT count(*) FROM posting) AS postings`,
  );
  return { faults, entries: Number(counts?.entries ?? 0), postings: Number(counts?.postings ?? 0) };
}
