import { sql } from 'drizzle-orm';
import type { Database } from '../../apps/api/src/kernel/db/database.ts';

/** Movements of one purse, half of them by its credit, as if they had been posted one by one. */
async function fillPurse({ orm }: Database, user: number, rows: number): Promise<void> {
  const [purse, credit] = [`user:${user}`, `credit:${user}`];
  await orm.transaction(async (tx) => {
    // The guards of the books look at each row; here their sums are proved once, at the end.
    await tx.execute(sql`SET LOCAL session_replication_role = replica`);
    await tx.execute(
      sql`INSERT INTO account (id, balance, floor) VALUES (${purse}, 0, 0), (${credit}, 0, -1)`,
    );
    await tx.execute(sql`WITH made AS (
        INSERT INTO journal_entry (kind) SELECT 'tip' FROM generate_series(1, ${rows}::int) RETURNING id
      ), sides AS (
        SELECT id, CASE WHEN id % 4 < 2 THEN ${purse} ELSE ${credit} END AS own, CASE id % 2 WHEN 0 THEN 1 ELSE -1 END AS amount FROM made
      )
      INSERT INTO posting (entry_id, account_id, amount)
      SELECT id, own, amount FROM sides UNION ALL SELECT id, 'promo', -amount FROM sides ORDER BY 1`);
  });
}

/** Fills the ledger of an empty database: the first user's purse gets so many entries of two postings, and so on. */
export async function fillLedger(database: Database, rows: readonly number[]): Promise<void> {
  await database.orm.execute(sql`INSERT INTO account (id, balance, floor) VALUES ('promo', 0, NULL)`);
  for (const [place, count] of rows.entries()) await fillPurse(database, place + 1, count);
  await database.orm.execute(
    sql`UPDATE account SET balance = (SELECT coalesce(sum(amount), 0) FROM posting WHERE account_id = account.id), floor = CASE WHEN id = 'promo' THEN NULL ELSE -2000000 END`,
  );
}
