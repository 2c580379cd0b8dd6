import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { writeBaseData } from '../base-data.ts';
import { verifyPassword } from '../kernel/accounts/password.ts';
import type { Database } from '../kernel/db/database.ts';
import {
  auditEntry,
  broadcasterApplication,
  fanclubMembership,
  journalEntry,
  model,
  payout,
  product,
  report,
  site,
  user,
} from '../kernel/db/schema/index.ts';
import { checkLedger } from '../kernel/ledger/check.ts';
import { balanceOf, post } from '../kernel/ledger/ledger.ts';
import { staffOverview } from '../read-models/admin/overview.ts';
import { earningsOf } from '../read-models/earnings.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { DEMO_ACCOUNTS } from './accounts.ts';
import { disableDemo } from './disable-demo.ts';
import { fanIds } from './past/fans.ts';
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
  const viewers = DEMO_ACCOUNTS.filter(({ type }) => type !== 'model').length + fanIds.length;
  expect(await orm.$count(model)).toBe(people - viewers - (await orm.$count(broadcasterApplication)));
  for (const { id, username, tokens, type } of DEMO_ACCOUNTS) {
    if (username === 'model') continue;
    expect(await balanceOf(orm, type === 'model' ? `model:${id}` : `user:${id}`)).toBe(tokens);
  }
  expect((await checkLedger(orm)).faults).toEqual([]);
  // The filled studio and back office, and a ledger whose clock is right again.
  const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
  const span = { from: day(91), to: day(0) };
  const { days, paid_out, payable } = await earningsOf(orm, 11, span, new Date(Date.now() + 86_400_000));
  expect(new Set(days.map(({ day: one }) => one)).size).toBeGreaterThan(50);
  expect(new Set(days.map(({ kind }) => kind))).toEqual(new Set(['tips', 'shows', 'media', 'fan_clubs']));
  expect(paid_out).toBe(6_500);
  expect(payable).toBeGreaterThan(0);
  const [staff] = await orm.select().from(user).where(eq(user.username, 'admin'));
  const { money } = await staffOverview(orm, staff!, Date.now());
  const before = money?.slice(0, -1) ?? [];
  expect(before.filter(({ tips, purchase_cents }) => tips > 0 && purchase_cents > 0).length).toBeGreaterThan(
    6,
  );
  for (const table of [report, payout, auditEntry, fanclubMembership])
    expect(await orm.$count(table)).toBeGreaterThan(2);
  const { entryId } = await post(orm, {
    kind: 'demo_gift',
    postings: [
      { account: 'promo', amount: -1 },
      { account: 'user:1', amount: 1 },
    ],
  });
  const [entry] = await orm.select().from(journalEntry).where(eq(journalEntry.id, entryId));
  expect(Math.abs(Date.now() - (entry?.createdAt.getTime() ?? 0))).toBeLessThan(60_000);
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

  // The staff of a real site finds no cases of the demo.
  await disableDemo(database);
  for (const table of [report, broadcasterApplication, fanclubMembership])
    expect(await orm.$count(table)).toBe(0);
  expect(new Set((await orm.select().from(payout)).map(({ state }) => state))).toEqual(
    new Set(['paid', 'rejected']),
  );
  expect((await checkLedger(orm)).faults).toEqual([]);
});

test('without the demo there is a default site and products, and nobody', { timeout: 60_000 }, async () => {
  database = await openTestDatabase();
  await writeBaseData(database, { demo: true });
  expect(await database.orm.$count(user)).toBe(0);
  expect((await database.orm.select().from(site)).map((row) => row.host)).toEqual(['*']);
  expect(await database.orm.$count(product)).toBeGreaterThan(0);
});
