import { type SQL, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import { type Database, inTransaction, type Orm } from '../db/database.ts';
import { account } from '../db/schema/index.ts';
import { checkLedger } from './check.ts';
import { IdempotencyConflictError, type IdempotentCall, requestHash, runOnce } from './idempotency.ts';
import {
  type AccountId,
  balanceOf,
  giftedOf,
  InsufficientTokensError,
  InvalidEntryError,
  type Posting,
  post,
} from './ledger.ts';
import { payOut } from './payout.ts';
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

describe('gifts', () => {
  const free = (id: AccountId, tokens: number) => move('promo', [[id, tokens]]);
  const move = (from: AccountId, to: [AccountId, number][]) =>
    inTransaction(database, (tx) =>
      post(tx, {
        kind: 'test_move',
        postings: [
          { account: from, amount: -to.reduce((sum, [, amount]) => sum + amount, 0) },
          ...to.map(([account, amount]) => ({ account, amount })),
        ],
      }),
    );
  const stand = async (id: AccountId) => [
    await balanceOf(database.orm, id),
    await giftedOf(database.orm, id),
  ];

  test('leave a purse first, follow the tokens through a hold and another room, and are never paid out', async () => {
    const [viewer, model, other] = [nextId++, nextId++, nextId++];
    await give(`user:${viewer}`, 100);
    await free(`user:${viewer}`, 60);
    await move(`user:${viewer}`, [[`hold:${viewer}`, 100]]);
    expect(await stand(`user:${viewer}`)).toEqual([60, 0]);
    await move(`hold:${viewer}`, [
      [`model:${model}`, 40],
      [`revenue:${model}`, 40],
      [`user:${viewer}`, 20],
    ]);
    // Sixty gifts among a hundred tokens: every receiver gets its part of them.
    expect(await stand(`model:${model}`)).toEqual([40, 24]);
    expect(await stand(`user:${viewer}`)).toEqual([80, 12]);
    // A broadcaster who tips on passes the gifts on.
    await move(`model:${model}`, [
      [`model:${other}`, 10],
      [`revenue:${other}`, 10],
    ]);
    expect(await stand(`model:${model}`)).toEqual([20, 4]);
    expect(await stand(`model:${other}`)).toEqual([10, 10]);
    const payout = (id: number, tokens: number) => inTransaction(database, (tx) => payOut(tx, id, tokens));
    await expect(payout(model, 17)).rejects.toBeInstanceOf(InsufficientTokensError);
    await expect(payout(other, 1)).rejects.toBeInstanceOf(InsufficientTokensError);
    await payout(model, 16);
    expect(await stand(`model:${model}`)).toEqual([4, 4]);
  });

  test('stay when bought tokens go back or repay credit, and leave when a gift is taken back', async () => {
    const purse: AccountId = `user:${nextId++}`;
    await give(purse, 100);
    await free(purse, 50);
    await move(purse, [['biller:test', 90]]);
    expect(await stand(purse)).toEqual([60, 50]);
    await expect(move(purse, [[`credit:${nextId}`, 11]])).rejects.toBeInstanceOf(InsufficientTokensError);
    await move(purse, [['promo', 20]]);
    expect(await stand(purse)).toEqual([40, 30]);
  });

  test('stay gifts however they move: what was bought is still held, or was paid out', async () => {
    const step = fc.tuple(
      fc.constantFrom('give', 'free', 'tip', 'hold', 'settle', 'payout'),
      fc.nat(2),
      fc.nat(2),
      fc.integer({ min: 1, max: 40 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
        const first = nextId;
        nextId += 3;
        let [bought, gifts, paid] = [0, 0, 0];
        const tries: Record<string, (who: number, to: number, amount: number) => Promise<unknown>> = {
          give: async (who, _, amount) => {
            await give(`user:${who}`, amount);
            bought += amount;
          },
          free: async (who, _, amount) => {
            await free(`user:${who}`, amount);
            gifts += amount;
          },
          tip: (who, to, amount) =>
            move(`user:${who}`, [
              [`model:${to}`, Math.ceil(amount / 2)],
              [`revenue:${to}`, Math.floor(amount / 2) + 1],
            ]),
          hold: (who, to, amount) => move(`user:${who}`, [[`hold:${to}`, amount]]),
          settle: (who, to, amount) =>
            move(`hold:${to}`, [
              [`model:${who}`, amount],
              [`user:${to}`, amount],
            ]),
          payout: async (who, _, amount) => {
            await inTransaction(database, (tx) => payOut(tx, who, amount));
            paid += amount;
          },
        };
        for (const [kind, who, to, amount] of steps) {
          await tries[kind]?.(first + who, first + to, amount).catch((error: unknown) => {
            if (!(error instanceof InsufficientTokensError)) throw error;
          });
        }
        const accounts = (['user', 'hold', 'model', 'revenue'] as const).flatMap((kind) =>
          [0, 1, 2].map((nth): AccountId => `${kind}:${first + nth}`),
        );
        const held = await Promise.all(accounts.map(stand));
        const sum = (side: 0 | 1) => held.reduce((total, one) => total + (one[side] ?? 0), 0);
        expect([sum(0) - sum(1) + paid, sum(1)]).toEqual([bought, gifts]);
        expect((await checkLedger(database.orm)).faults).toEqual([]);
      }),
      { numRuns: 30 },
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
  await database.orm.update(account).set({ balance: 5, gifted: 3 }).where(sql`id = ${id}`);
  expect((await checkLedger(database.orm)).faults).toEqual([`account ${id} has 3 gifts, its postings say 0`]);
  await database.orm.update(account).set({ gifted: 0 }).where(sql`id = ${id}`);
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
