import { sql } from 'drizzle-orm';
import { type Orm, queryRows } from '../db/database.ts';

export interface LedgerReport {
  /** One sentence per fault; empty if the ledger is correct. */
  faults: string[];
  entries: number;
  postings: number;
}

/** Triggers that let only `ledger_post` write the ledger, and nobody change it. */
const GUARDS = [
  'posting_by_ledger_post',
  'journal_entry_by_ledger_post',
  'posting_append_only',
  'journal_entry_append_only',
  'account_stays',
];

/**
 * Checks the ledger from the raw rows: entries and their gifts sum to zero, postings have an entry and an account, balances are the
 * sums of their postings, no account is below its floor or holds more gifts than tokens, no credit account is positive, and users with debt hold no
 * tokens. It also checks that the guarding triggers are active.
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
  const astray = await queryRows<{ id: string; entry: string; account: string }>(
    orm,
    sql`SELECT p.id, p.entry_id AS entry, p.account_id AS account FROM posting p
        LEFT JOIN journal_entry e ON e.id = p.entry_id LEFT JOIN account a ON a.id = p.account_id
        WHERE e.id IS NULL OR a.id IS NULL`,
  );
  for (const { id, entry, account } of astray)
    faults.push(`posting ${id} is of entry ${entry} and account ${account}, and not both are there`);
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
  const lostGifts = await queryRows<{ id: string; total: string }>(
    orm,
    sql`SELECT entry_id AS id, sum(gifted) AS total FROM posting GROUP BY entry_id HAVING sum(gifted) <> 0`,
  );
  for (const row of lostGifts) faults.push(`entry ${row.id} has gifts that sum to ${row.total}`);
  const wrongGifts = await queryRows<{ id: string; gifted: string; total: string }>(
    orm,
    sql`SELECT a.id, a.gifted, coalesce(p.total, 0) AS total FROM account a
        LEFT JOIN (SELECT account_id, sum(gifted) AS total FROM posting GROUP BY account_id) p
          ON p.account_id = a.id
        WHERE a.gifted <> coalesce(p.total, 0)
          OR (split_part(a.id, ':', 1) NOT IN ('promo', 'biller', 'owed', 'credit')
            AND a.gifted NOT BETWEEN 0 AND a.balance)`,
  );
  for (const row of wrongGifts) {
    faults.push(`account ${row.id} has ${row.gifted} gifts, its postings say ${row.total}`);
  }
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
  const guards = await queryRows<{ name: string }>(
    orm,
    sql`SELECT tgname AS name FROM pg_trigger WHERE tgname = ANY(${sql.param(GUARDS)}) AND tgenabled = 'O'`,
  );
  for (const guard of GUARDS) {
    if (!guards.some(({ name }) => name === guard)) faults.push(`the guard ${guard} is missing or off`);
  }
  const [counts] = await queryRows<{ entries: string; postings: string }>(
    orm,
    sql`SELECT (SELECT count(*) FROM journal_entry) AS entries, (SELECT count(*) FROM posting) AS postings`,
  );
  return { faults, entries: Number(counts?.entries ?? 0), postings: Number(counts?.postings ?? 0) };
}
