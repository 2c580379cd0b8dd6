import { afterEach, expect, test } from 'vitest';
import { verifyPassword } from '../auth/password.ts';
import { demoWorld } from '../demo/world.ts';
import { checkLedger } from '../ledger/check.ts';
import { balanceOf } from '../ledger/ledger.ts';
import type { Database } from './database.ts';
import { DEMO_ACCOUNTS } from './demo-accounts.ts';
import { model, product, site, user } from './schema/index.ts';
import { seed } from './seed.ts';
import { openTestDatabase } from './test-database.ts';

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
  await Promise.all([seed(database, demoWorld), seed(database, demoWorld)]);
  const people = await orm.$count(user);
  expect(await orm.$count(model)).toBe(people - DEMO_ACCOUNTS.filter(({ type }) => type !== 'model').length);
  for (const { id, tokens, type } of DEMO_ACCOUNTS) {
    expect(await balanceOf(orm, type === 'model' ? `model:${id}` : `user:${id}`)).toBe(tokens);
  }
  expect((await checkLedger(orm)).faults).toEqual([]);
  const [viewer] = await orm.select().from(user).limit(1);
  expect(await verifyPassword('footlight', viewer!.passwordHash)).toBe(true);

  await orm.delete(product);
  await seed(database, () => {
    throw new Error('the world is not made again');
  });
  expect(await orm.$count(product)).toBe(0);
  expect(await orm.$count(user)).toBe(people);
});

test('without the demo there is a default site and products, and nobody', { timeout: 60_000 }, async () => {
  database = await openTestDatabase();
  await seed(database, null);
  expect(await database.orm.$count(user)).toBe(0);
  expect((await database.orm.select().from(site)).map((row) => row.host)).toEqual(['*']);
  expect(await database.orm.$count(product)).toBeGreaterThan(0);
});
