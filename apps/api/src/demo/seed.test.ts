import { afterEach, expect, test } from 'vitest';
import { writeBaseData } from '../base-data.ts';
import { verifyPassword } from '../kernel/accounts/password.ts';
import type { Database } from '../kernel/db/database.ts';
import { model, product, site, user } from '../kernel/db/schema/index.ts';
import { openTestDatabase } from '../kernel/db/test-database.ts';
import { checkLedger } from '../kernel/ledger/check.ts';
import { balanceOf } from '../kernel/ledger/ledger.ts';
import { DEMO_ACCOUNTS } from './accounts.ts';
import { seedDemo } from './seed.ts';

let database: Database | null = null;
afterEach(async () => {
  await database?.close();
  database = null;
});

test('the demo is put in once, also by two starts at once, and later changes stay', {
  timeout: 60_000,
}, async () => {
  database = await openTestDatabase();
  const { orm } = database;
  const opened = database;
  const start = async () => {
    await writeBaseData(opened, { demo: true });
    await seedDemo(opened);
  };
  await Promise.all([start(), start()]);
  const people = await orm.$count(user);
  expect(await orm.$count(model)).toBe(people - DEMO_ACCOUNTS.filter(({ type }) => type !== 'model').length);
  for (const { id, tokens, type } of DEMO_ACCOUNTS) {
    expect(await balanceOf(orm, type === 'model' ? `model:${id}` : `user:${id}`)).toBe(tokens);
  }
  expect((await checkLedger(orm)).faults).toEqual([]);
  const [viewer] = await orm.select().from(user).limit(1);
  expect(await verifyPassword('footlight', viewer!.passwordHash)).toBe(true);

  await orm.delete(product);
  await writeBaseData(database, { demo: true });
  await seedDemo(database, {
    world: () => {
      throw new Error('the world is not made again');
    },
  });
  expect(await orm.$count(product)).toBe(0);
  expect(await orm.$count(user)).toBe(people);
});

test('without the demo there is a default site and products, and nobody', { timeout: 60_000 }, async () => {
  database = await openTestDatabase();
  await writeBaseData(database, { demo: true });
  expect(await database.orm.$count(user)).toBe(0);
  expect((await database.orm.select().from(site)).map((row) => row.host)).toEqual(['*']);
  expect(await database.orm.$count(product)).toBeGreaterThan(0);
});
