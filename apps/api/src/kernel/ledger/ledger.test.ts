import { type SQL, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, inTransaction, type Orm } from '../db/database.ts';
import { account } from '../db/schema/index.ts';
import { openTestDatabase } from '../db/test-database.ts';
import { checkLedger } from './check.ts';
import { IdempotencyConflictError, type IdempotentCall, requestHash, runOnce } from './idempotency.ts';
import {
  type AccountId,
  balanceOf,
  InsufficientTokensError,
  InvalidEntryError,
  type Posting,
  post,
} from './ledger.ts';
import { bookGift } from './test-gift.ts';

let database: Database;
let nextId = 1;

beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(async () => {
  const report = await checkLedger(database.orm);
  await database.close();
  expect(report.faults).toEqual([]);
});

const give = (id: AccountId, amount: number) => inTransaction(database, (tx) => bookGift(tx, id, amount));

const spend = (from: AccountId, amount: number) => (tx: Parameters<typeof post>[0]) =>
  post(tx, {
    kind: 'tip',
    postings: [
      { account: from, amount: -amount },
      { account: 'revenue:1', amount },
    ],
  });

describe('one entry', () => {
  test('given enough tokens, moves them and answers the new balances', async () => {
    const id: AccountId = `user:${nextId++}`;
    await give(id, 500);
    const posted = await inTransaction(database, spend(id, 25));
    expect(posted.balances.get(id)).toBe(475);
    expect(await balanceOf(database.orm, id)).toBe(475);
  });

  test('[TIP-01] given too few tokens, changes nothing at all', async () => {
    const id: AccountId = `user:${nextId++}`;
    await give(id, 24);
    const before = await checkLedger(database.orm);
    await expect(inTransaction(database, spend(id, 25))).rejects.toBeInstanceOf(InsufficientTokensError);
    await expect(inTransaction(database, spend(`user:${nextId++}`, 1))).rejects.toBeInstanceOf(
      InsufficientTokensError,
    );
    expect(await balanceOf(database.orm, id)).toBe(24);
    expect(await checkLedger(database.orm)).toEqual(before);
  });

  test.each<[string, Posting[]]>([
    ['one side only', [{ account: 'promo', amount: -1 }]],
    [
      'a sum other than zero',
      [
        { account: 'promo', amount: -2 },
        { account: 'user:1', amount: 1 },
      ],
    ],
    [
      'half a token',
      [
        { account: 'promo', amount: -0.5 },
        { account: 'user:1', amount: 0.5 },
      ],
    ],
    [
      'an account twice',
      [
        { account: 'promo', amount: -1 },
        { account: 'promo', amount: 1 },
      ],
    ],
  ])('refuses %s', async (_name, postings) => {
    await expect(inTransaction(database, (tx) => post(tx, { kind: 'bad', postings }))).rejects.toBeInstanceOf(
      InvalidEntryError,
    );
  });
});

describe('what the database itself refuses', () => {
  const causeOf = async (work: Promise<unknown>) => {
    const error = await work.then(
      () => null,
      (thrown: Error) => thrown,
    );
    return `${error?.message} ${(error?.cause as Error | undefined)?.message ?? ''}`;
  };

  test.each<[string, string[], number[]]>([
    ['whose sum is not zero', ['promo', 'user:1'], [-5, 4]],
    ['of one side', ['promo'], [-5]],
    ['of no side', [], []],
    ['with a side too many', ['promo', 'user:1'], [-5, 5, 5]],
    ['with an amount too few', ['promo', 'user:1', 'user:2'], [-5, 5]],
  ])('an entry %s', async (_name, accounts, amounts) => {
    const before = await checkLedger(database.orm);
    const texts = sql.param(accounts);
    const work = database.orm.execute(
      sql`SELECT ledger_post('forged', '{}', ${texts}::text[], ${sql.param(amounts)}::bigint[])`,
    );
    expect(await causeOf(work)).toMatch(/is not balanced|null value|violates check/);
    expect(await checkLedger(database.orm)).toEqual(before);
  });

  test.each([
    ['an entry', sql`INSERT INTO journal_entry (kind) VALUES ('forged')`],
    [
      'postings',
      sql`INSERT INTO posting (entry_id, account_id, amount) VALUES (1, 'promo', -5), (1, 'user:1', 5)`,
    ],
  ])('%s that ledger_post did not write', async (_name, statement) => {
    expect(await causeOf(database.orm.execute(statement))).toMatch(/only ledger_post writes/);
    // Nor after it ran on the same connection.
    const work = inTransaction(database, async (tx) => {
      await tx.execute(sql`SELECT ledger_post('test_gift', '{}', '{promo,user:1}', '{-5,5}')`);
      await tx.execute(statement);
    });
    expect(await causeOf(work)).toMatch(/only ledger_post writes/);
  });

  test.each([
    sql`DELETE FROM account WHERE id = 'promo'`,
    sql`UPDATE account SET id = 'user:0' WHERE id = 'promo'`,
  ])('an account that goes (%#)', async (statement) => {
    expect(await causeOf(database.orm.execute(statement))).toMatch(/never removed or renamed/);
  });

  test.each([
    sql`UPDATE posting SET amount = amount + 1`,
    sql`DELETE FROM posting`,
    sql`UPDATE journal_entry SET kind = 'x'`,
    sql`DELETE FROM journal_entry`,
    sql`TRUNCATE posting`,
  ])('a change of the past (%#)', async (statement) => {
    expect(await causeOf(database.orm.execute(statement))).toMatch(/is append-only/);
  });

  test('a balance below its floor', async () => {
    const id: AccountId = `user:${nextId++}`;
    await give(id, 5);
    const work = database.orm.execute(sql`UPDATE account SET balance = -1 WHERE id = ${id}`);
    expect(await causeOf(work)).toMatch(/account_floor/);
  });
});

test('checkLedger finds a balance that drifted from its postings', async () => {
  const id: AccountId = `user:${nextId++}`;
  await give(id, 5);
  await database.orm.update(account).set({ balance: 6 }).where(sql`id = ${id}`);
  expect((await checkLedger(database.orm)).faults).toEqual([`account ${id} says 6, its postings say 5`]);
  await database.orm.update(account).set({ balance: 5 }).where(sql`id = ${id}`);
});

/** The faults that the check finds after raw statements that the platform itself never runs; all rolled back. */
const foundAfter = async (...statements: SQL[]): Promise<string[]> => {
  let faults: string[] = [];
  const undone = new Error('undone');
  const work = inTransaction(database, async (tx) => {
    for (const statement of statements) await tx.execute(statement);
    faults = (await checkLedger(tx)).faults;
    throw undone;
  });
  await expect(work).rejects.toBe(undone);
  return faults;
};

test('checkLedger finds postings whose entry or account is not there', async () => {
  const faults = await foundAfter(
    sql`SET LOCAL footlight.posting = 'on'`,
    sql`INSERT INTO journal_entry (id, kind) VALUES (900000, 'astray')`,
    sql`INSERT INTO posting (entry_id, account_id, amount) VALUES (900000, 'user:0', 5), (900000, 'order:0', -5)`,
    sql`INSERT INTO posting (entry_id, account_id, amount) VALUES (900001, 'user:0', 5), (900001, 'user:0', -5)`,
  );
  expect(faults.map((one) => one.replace(/\d+/, 'N'))).toEqual([
    'posting N is of entry 900000 and account user:0, and not both are there',
    'posting N is of entry 900000 and account order:0, and not both are there',
    'posting N is of entry 900001 and account user:0, and not both are there',
    'posting N is of entry 900001 and account user:0, and not both are there',
  ]);
});

test('checkLedger finds a guard that was taken away or switched off', async () => {
  expect(
    await foundAfter(
      sql`DROP TRIGGER posting_by_ledger_post ON posting`,
      sql`ALTER TABLE journal_entry DISABLE TRIGGER journal_entry_append_only`,
    ),
  ).toEqual([
    'the guard posting_by_ledger_post is missing or off',
    'the guard journal_entry_append_only is missing or off',
  ]);
});

test('any history of gifts and spends keeps the books and equals a plain model', async () => {
  const step = fc.record({
    from: fc.integer({ min: 0, max: 3 }),
    to: fc.integer({ min: 0, max: 3 }),
    amount: fc.integer({ min: 1, max: 60 }),
    gift: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      const ids = [0, 1, 2, 3].map((): AccountId => `user:${nextId++}`);
      const expected = [0, 0, 0, 0];
      for (const { from, to, amount, gift } of steps) {
        if (gift) {
          await give(ids[to]!, amount);
          expected[to]! += amount;
          continue;
        }
        if (from === to) continue;
        const work = inTransaction(database, (tx) =>
          post(tx, {
            kind: 'move',
            postings: [
              { account: ids[from]!, amount: -amount },
              { account: ids[to]!, amount },
            ],
          }),
        );
        if (expected[from]! < amount) {
          await expect(work).rejects.toBeInstanceOf(InsufficientTokensError);
        } else {
          await work;
          expected[from]! -= amount;
          expected[to]! += amount;
        }
      }
      expect(await Promise.all(ids.map((id) => balanceOf(database.orm, id)))).toEqual(expected);
    }),
    { numRuns: 25 },
  );
  expect((await checkLedger(database.orm)).faults).toEqual([]);
});

describe('idempotency', () => {
  const once = <T>(one: IdempotentCall, change: (tx: Orm) => Promise<T>) =>
    inTransaction(database, (tx) => runOnce(tx, one, change));
  const call = (userId: number, key: string, body: unknown) => ({
    userId,
    operation: 'POST /tip/{username}',
    key,
    requestHash: requestHash(body),
  });

  test('32 identical calls at once have one effect and one answer', async () => {
    const userId = nextId++;
    await give(`user:${userId}`, 100);
    const answers = await Promise.all(
      Array.from({ length: 32 }, () =>
        once(call(userId, 'same-key', { amount: 25 }), async (tx) => ({
          entry: (await spend(`user:${userId}`, 25)(tx)).entryId,
        })),
      ),
    );
    expect(new Set(answers.map((one) => one.answer.entry)).size).toBe(1);
    expect(answers.filter((one) => !one.replayed)).toHaveLength(1);
    expect(await balanceOf(database.orm, `user:${userId}`)).toBe(75);
  });

  test('the key with another body is refused and changes nothing', async () => {
    const userId = nextId++;
    await give(`user:${userId}`, 100);
    const run = (body: { amount: number }) =>
      once(call(userId, 'k', body), async (tx) => ({
        entry: (await spend(`user:${userId}`, body.amount)(tx)).entryId,
      }));
    await run({ amount: 25 });
    await expect(run({ amount: 26 })).rejects.toBeInstanceOf(IdempotencyConflictError);
    expect(await balanceOf(database.orm, `user:${userId}`)).toBe(75);
  });

  test('a refused spend frees its key for a later try', async () => {
    const userId = nextId++;
    const run = () =>
      once(call(userId, 'later', {}), async (tx) => ({
        entry: (await spend(`user:${userId}`, 10)(tx)).entryId,
      }));
    await expect(run()).rejects.toBeInstanceOf(InsufficientTokensError);
    await give(`user:${userId}`, 10);
    expect((await run()).replayed).toBe(false);
  });

  test('different calls that race for the last tokens never go below zero', async () => {
    const userId = nextId++;
    await give(`user:${userId}`, 100);
    const results = await Promise.allSettled(
      Array.from({ length: 32 }, (_, index) =>
        once(call(userId, `race-${index}`, { index }), async (tx) => ({
          entry: (await spend(`user:${userId}`, 7)(tx)).entryId,
        })),
      ),
    );
    expect(results.filter((one) => one.status === 'fulfilled')).toHaveLength(14);
    expect(await balanceOf(database.orm, `user:${userId}`)).toBe(2);
  });

  test('a request hash ignores the order of keys and nothing else', () => {
    expect(requestHash({ a: 1, b: [1, { c: 2, d: undefined }] })).toBe(
      requestHash({ b: [1, { c: 2 }], a: 1 }),
    );
    expect(requestHash({ a: [1, 2] })).not.toBe(requestHash({ a: [2, 1] }));
    expect(requestHash({ a: '1' })).not.toBe(requestHash({ a: 1 }));
  });
});
