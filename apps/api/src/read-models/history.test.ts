import type { TokenHistoryAnswer } from '@footlight/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, inTransaction } from '../kernel/db/database.ts';
import { blocksRead } from '../kernel/db/test-blocks.ts';
import { openTestDatabase } from '../kernel/db/test-database.ts';
import { balanceOf, post } from '../kernel/ledger/ledger.ts';
import { tokenHistory } from './history.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

const move = (id: number, amount: number, kind = 'tip', memo = {}) =>
  inTransaction(database, (tx) =>
    post(tx, {
      kind,
      memo,
      postings: [
        { account: `user:${id}`, amount },
        { account: amount > 0 ? 'promo' : 'revenue:1', amount: -amount },
      ],
    }),
  );

const all = async (id: number): Promise<TokenHistoryAnswer['entries']> => {
  const entries: TokenHistoryAnswer['entries'] = [];
  let cursor: string | undefined;
  do {
    const page = await tokenHistory(database.orm, `user:${id}`, cursor);
    entries.push(...page.entries);
    cursor = page.next ?? undefined;
  } while (cursor);
  return entries;
};

describe('the history of tokens', () => {
  it('tells every movement once, with the balance after it', async () => {
    await move(1, 10_000, 'purchase', { purchase: 'pur_1', cents: 99_900 });
    for (let index = 1; index <= 64; index += 1) await move(1, -index, 'tip', { to: 'aurora' });
    const entries = await all(1);
    expect(entries).toHaveLength(65);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(65);
    expect(entries[0]?.balance).toBe(await balanceOf(database.orm, 'user:1'));
    for (const [index, { change, balance }] of entries.entries()) {
      expect(balance - change).toBe(entries[index + 1]?.balance ?? 0);
    }
    expect(entries[0]).toMatchObject({ kind: 'tip', change: -64, counterpart: 'aurora', amount: null });
    expect(entries.at(-1)).toMatchObject({ kind: 'purchase', amount: 999, reference: 'pur_1' });
  });

  it('is empty for somebody who never had any, and shows nobody else’s', async () => {
    await move(2, 5);
    expect(await tokenHistory(database.orm, 'user:3', undefined)).toEqual({
      entries: [],
      next: null,
      owed: 0,
      debt: 0,
      gifted: 0,
    });
    expect(await all(2)).toHaveLength(1);
  });

  it('a page reads as much for who has few old rows as for who has many, and no more', async () => {
    const page = (id: number) =>
      blocksRead(database.orm, (orm) => tokenHistory(orm, `user:${id}`, undefined));
    for (let index = 0; index < 40; index += 1) await move(6, 1);
    await inTransaction(database, async (tx) => {
      // Writes the rows directly, without `ledger_post`.
      await tx.execute(sql`SET LOCAL footlight.posting = 'on'`);
      const entry = sql`INSERT INTO journal_entry (kind) SELECT 'tip' FROM generate_series(1, 20000) RETURNING id`;
      await tx.execute(
        sql`INSERT INTO account (id, balance, floor) VALUES ('user:4', 0, 0), ('user:5', 0, 0)`,
      );
      await tx.execute(
        sql`WITH made AS (${entry}), sides AS (SELECT id, 'user:4' AS account, 1 AS amount FROM made
            UNION ALL SELECT id, 'user:5', -1 FROM made)
            INSERT INTO posting (entry_id, account_id, amount) SELECT id, account, amount FROM sides`,
      );
      await tx.execute(sql`ANALYZE posting`);
    });
    // A few blocks for each of the 31 rows. Reading the whole journal takes 350 or more.
    for (const id of [4, 5, 6]) expect(await page(id)).toBeLessThan(200);
  }, 60_000);
});
