import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { meet, meetBlock, meetTicket, user } from '../../kernel/db/schema/index.ts';
import { openTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { pairKey } from './store.ts';

/*
 * A crowd in the queue of one process, in real time: everybody enters, meets, and continues. `npm run bench -- meet`
 * runs it with 1,000 people; the short form is part of the platform tests.
 */
const PEOPLE = Number(process.env.MEET_PEOPLE ?? 60);
const ROUNDS = Number(process.env.MEET_ROUNDS ?? 3);
/** Budgets of the long form; a small crowd on a busy machine is only checked for its pairs. */
const P95_MS = 2_000;
const MOST_OF_MEDIAN = 3;
const FIRST_ID = 700_000;

let platform: TestPlatform;
beforeAll(async () => {
  // The job must not run beside the loop below, which calls each step itself.
  platform = await openTestPlatform({ showNow: () => Date.now(), rateLimits: false });
});
afterAll(() => platform.stop());

it(`[DATE-02] matches ${PEOPLE} people quickly and fairly, no pair twice, no blocked pair`, async () => {
  const { orm } = platform.database;
  const { meets } = platform.context;
  await orm.execute(sql`INSERT INTO "user" (id, username, display_name, email, password_hash, gender)
    SELECT ${FIRST_ID}::int + n, 'queue_' || n, 'Queue ' || n, 'queue_' || n || '@example.org', '', CASE n % 2 WHEN 0 THEN 'm' ELSE 'f' END
    FROM generate_series(1, ${PEOPLE}::int) AS n`);
  const people = await orm
    .select()
    .from(user)
    .where(sql`id > ${FIRST_ID} AND id <= ${FIRST_ID + PEOPLE}`);
  const blocked = new Set<string>();
  for (let nth = 0; nth + 7 < people.length; nth += 3) {
    const [a, b] = [people[nth]?.id ?? 0, people[nth + 7]?.id ?? 0];
    blocked.add(pairKey(a, b));
    await orm.insert(meetBlock).values({ userId: a, blockedId: b, createdAt: new Date() });
  }
  const entered = new Map<number, number>();
  const waits: number[] = [];
  const place = { seat: null, genders: [], country: null, region: null, showsExplicit: true };
  for (let round = 0; round < ROUNDS; round += 1) {
    // People arrive over two seconds; the queue runs at its own pace in the meantime.
    let isArriving = true;
    const arrive = (async () => {
      for (const one of people) {
        entered.set(one.id, Date.now());
        await meets.request('random', { user: one, ...place });
      }
      isArriving = false;
    })();
    const matchedSince = async () => {
      const rows = await orm.select().from(meet).where(sql`state = 'connecting'`);
      for (const id of rows.flatMap(({ firstId, secondId }) => [firstId, secondId])) {
        const from = entered.get(id);
        if (from === undefined) continue;
        waits.push(Date.now() - from);
        entered.delete(id);
      }
    };
    for (let steps = 0; (isArriving || entered.size > 1) && steps < 400; steps += 1) {
      await meets.step();
      await matchedSince();
      await new Promise((resolve) => setTimeout(resolve, meets.stepMs));
    }
    await arrive;
    await meets.step();
    await matchedSince();
    entered.clear();
    for (const { id } of people) await meets.expel(id);
  }
  const pairs = (await orm.select().from(meet)).map(({ firstId, secondId }) => pairKey(firstId, secondId));
  expect(new Set(pairs).size).toBe(pairs.length);
  expect(pairs.filter((key) => blocked.has(key))).toEqual([]);
  expect(await orm.$count(meetTicket)).toBe(0);
  waits.sort((a, b) => a - b);
  const at = (share: number) => waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? 0;
  const report = `${waits.length} matches: median ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms`;
  if (process.env.MEET_PEOPLE) process.stdout.write(`${report}\n`);
  expect(waits.length).toBeGreaterThan(PEOPLE * ROUNDS * 0.9);
  if (process.env.MEET_PEOPLE) {
    expect(at(0.95), report).toBeLessThanOrEqual(P95_MS);
    expect(at(1), report).toBeLessThanOrEqual(MOST_OF_MEDIAN * at(0.5));
  }
}, 600_000);
