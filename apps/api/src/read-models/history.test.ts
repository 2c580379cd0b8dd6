import { HOLD_KINDS, type TokenHistoryAnswer } from '@footlight/contract';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, inTransaction } from '../kernel/db/database.ts';
import { blocksRead } from '../kernel/db/test-blocks.ts';
import { type AccountId, balanceOf, post } from '../kernel/ledger/ledger.ts';
import { openTestDatabase } from '../testing/test-database.ts';
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

describe('[BILL-17] what became of tokens on hold', () => {
  let next = 100;
  const write = (kind: string, amounts: [AccountId, number][]) =>
    inTransaction(database, (tx) =>
      post(tx, {
        kind,
        postings: amounts
          .filter(([, amount]) => amount !== 0)
          .map(([account, amount]) => ({ account, amount })),
      }),
    );
  /** A new user with tokens and credit, and a new account that holds them. */
  const someone = async () => {
    next += 1;
    const purse: AccountId = `user:${next}`;
    const credit: AccountId = `credit:${next}`;
    await move(next, 10_000, 'purchase');
    await inTransaction(database, (tx) =>
      tx.execute(sql`INSERT INTO account (id, balance, floor) VALUES (${credit}, 0, -10000)`),
    );
    return { id: next, purse, credit, hold: `hold:${next}` as AccountId };
  };
  const holdsOf = async (id: number) =>
    (await all(id)).flatMap(({ hold }) => (hold === null ? [] : [hold])).reverse();

  it.each(HOLD_KINDS)('%s: set aside, then spent, returned, or both', async (kind) => {
    const { id, purse, hold } = await someone();
    await write(`${kind}_hold`, [
      [purse, -30],
      [hold, 30],
    ]);
    expect(await holdsOf(id)).toEqual([{ open: 30, spent: 0, returned: 0 }]);
    await write(kind, [
      [hold, -30],
      ['revenue:1', 18],
      [purse, 12],
    ]);
    expect(await holdsOf(id)).toEqual([{ open: 0, spent: 18, returned: 12 }]);
    await write(`${kind}_hold`, [
      [purse, -7],
      [hold, 7],
    ]);
    await write(`${kind}_void`, [
      [hold, -7],
      [purse, 7],
    ]);
    expect((await holdsOf(id)).reduce((sum, one) => sum + one.spent, 0)).toBe(18);
    expect((await holdsOf(id)).every(({ open }) => open === 0)).toBe(true);
  });

  it('a kind that nobody declared cannot be set aside', async () => {
    const { purse, hold } = await someone();
    await expect(
      write('surprise_hold', [
        [purse, -1],
        [hold, 1],
      ]),
    ).rejects.toThrow('HOLD_KINDS');
  });

  it('the shares of a split and the tickets of a show are settled for everyone at once', async () => {
    const [one, two] = [await someone(), await someone()];
    for (const { purse } of [one, two]) {
      await write('split_hold', [
        [purse, -10],
        [one.hold, 10],
      ]);
    }
    expect(await holdsOf(two.id)).toEqual([{ open: 10, spent: 0, returned: 0 }]);
    await write('tip_split', [
      [one.hold, -20],
      ['revenue:1', 20],
    ]);
    for (const { id } of [one, two]) expect(await holdsOf(id)).toEqual([{ open: 0, spent: 10, returned: 0 }]);
  });

  it('minutes of a show, from balance and credit: nothing is open at its end, and every token is listed once', async () => {
    const minute = fc.record({ tokens: fc.nat({ max: 20 }), credit: fc.nat({ max: 20 }) });
    await fc.assert(
      fc.asyncProperty(
        fc.array(minute, { minLength: 1, maxLength: 5 }),
        fc.nat({ max: 40 }),
        async (minutes, rest) => {
          const { id, purse, credit, hold } = await someone();
          let [held, returned] = [0, 0];
          for (const [nth, part] of minutes.entries()) {
            const amount = part.tokens + part.credit;
            if (amount === 0) continue;
            await write('private_hold', [
              [purse, -part.tokens],
              [credit, -part.credit],
              [hold, amount],
            ]);
            held += amount;
            const open = (await holdsOf(id)).reduce((sum, one) => sum + one.open, 0);
            expect(open).toBe(amount);
            const back = nth === minutes.length - 1 ? Math.min(rest, amount) : 0;
            const toCredit = Math.min(back, part.credit);
            await write(back === amount ? 'private_void' : 'private', [
              [hold, -amount],
              ['revenue:1', amount - back],
              [credit, toCredit],
              [purse, back - toCredit],
            ]);
            returned += back;
          }
          const outcomes = await holdsOf(id);
          const total = (of: 'open' | 'spent' | 'returned') =>
            outcomes.reduce((sum, one) => sum + one[of], 0);
          expect({ open: total('open'), spent: total('spent'), returned: total('returned') }).toEqual({
            open: 0,
            spent: held - returned,
            returned,
          });
        },
      ),
      { numRuns: 12 },
    );
  }, 60_000);
});
