import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { queryRows } from '../../../apps/api/src/kernel/db/database.ts';
import { checkLedger } from '../../../apps/api/src/kernel/ledger/check.ts';
import { openTestPlatform, TestBrowser, type TestPlatform } from '../../../apps/api/src/testing/platform.ts';

/* One connection at a time cannot wait for itself: this is about a server with many. */
const hasServer = Boolean(process.env.TEST_DATABASE_URL);
const ROOMS = ['model', 'performer'] as const;
const ROUNDS = Number(process.env.CROSSWISE_ROUNDS ?? 8);
let platform: TestPlatform;
let now = Date.parse('2026-11-02T12:00:00Z');
let keys = 0;
const people = new Map<string, TestBrowser>();

beforeAll(async () => {
  if (!hasServer) return;
  platform = await openTestPlatform({ showNow: () => now, rateLimits: false });
  for (const name of ['vip', 'supervip', 'premium', 'postpay', ...ROOMS]) {
    people.set(name, await new TestBrowser(platform.app).login(name));
  }
  const settings = {
    privatePrice: 6,
    exclusivePrice: null,
    privateEnabled: true,
    privateMinimumMinutes: 1,
    spyPrice: 6,
    spyEnabled: true,
    spyStartupTip: 2,
    preTip: 3,
    sell_custom_media: 'YES',
    sell_custom_media_price: 2,
  };
  await platform.database.orm.execute(
    sql`UPDATE model SET settings = ${JSON.stringify(settings)}::jsonb WHERE user_id IN (11, 16)`,
  );
  await platform.context.shows.step();
}, 120_000);
afterAll(async () => {
  await platform?.stop();
}, 60_000);

const as = (name: string): TestBrowser => {
  const found = people.get(name);
  if (!found) throw new Error(`Nobody is called ${name}`);
  return found;
};
const refused = new Map<string, number>();
/** A refusal is a valid answer; a platform fault, such as a deadlock, is not. */
const post = async (who: string, path: string, body: object = {}) => {
  keys += 1;
  const answer = await as(who).post<{ errorType?: string }>(path, body, `crosswise-key-${keys}`);
  expect(answer.status, `${who} ${path}: ${JSON.stringify(answer.body)}`).toBeLessThan(500);
  const outcome = `${path.split('/')[1]} ${answer.body.errorType ?? 'ok'}`;
  refused.set(outcome, (refused.get(outcome) ?? 0) + 1);
  return answer;
};
const other = (room: string) => (room === 'model' ? 'performer' : 'model');

/** Everything that moves tokens in one room, by people who do the same next door. */
const busy = (room: (typeof ROOMS)[number], viewer: string, friend: string) => async () => {
  const next = other(room);
  const asked = await post(viewer, `/private/${room}/request`);
  const { show } = asked.body as unknown as { show?: { show_id: number } };
  await Promise.all([
    show ? post(room, `/private/${room}/accept`, { show_id: show.show_id }) : null,
    post(viewer, `/tip/${next}`, { amount: 3 }),
    post(friend, `/tip/${room}`, { amount: 2 }),
    post(room, `/tip/${next}`, { amount: 1 }),
  ]);
  now += 10_000;
  await Promise.all([
    // The broadcasters spy on each other: each is payer here and paid there.
    post(next, `/video/spy/${room}`),
    post(friend, `/video/spy/${room}`),
    post('postpay', `/video/spy/${room}`),
    platform.context.shows.step(),
    post(viewer, `/tip/${room}`, { amount: 1 }),
  ]);
  now += 10_000;
  await Promise.all([
    platform.context.shows.step(),
    post(next, `/tip/${room}`, { amount: 1 }),
    post(viewer, `/tip/${next}`, { amount: 1 }),
    post(room, `/private/${room}/end`),
  ]);
  const proposed = await post(friend, `/tip_split/${room}/start`, { target_splitters: 2, split_amount: 6 });
  const { split } = proposed.body as unknown as { split?: { split_id: number; next_share: number } };
  await Promise.all([
    split
      ? post(next, `/tip_split/${room}/join`, { split_id: split.split_id, share: split.next_share })
      : null,
    post(friend, `/tip/${next}`, { amount: 1 }),
    split ? post(friend, `/tip_split/${room}/cancel`, { split_id: split.split_id }) : null,
    post(viewer, `/tip/${room}`, { amount: 1 }),
  ]);
  const wish = { kind: 'custom_media', text: 'A sunset over the sea, in blue', price: 2 };
  const placed = await Promise.all(
    [viewer, next].map(async (who) => {
      const { body } = await post(who, `/user/${room}/orders`, wish);
      return { who, id: (body as unknown as { order?: { id: number } }).order?.id };
    }),
  );
  await Promise.all([
    ...placed.flatMap(({ who, id }) =>
      id === undefined ? [] : [post(room, `/orders/${id}/decline`), post(who, `/orders/${id}/withdraw`)],
    ),
    post(room, `/tip/${next}`, { amount: 1 }),
    post(viewer, `/tip/${room}`, { amount: 1 }),
  ]);
};

it.skipIf(!hasServer)(
  '[TIP-03] [PRIV-01] [SPY-01] two rooms that pay each other crosswise never wait for each other',
  async () => {
    for (const name of ROOMS) await post(name, '/video/mode', { mode: 'public' });
    for (let round = 0; round < ROUNDS; round += 1) {
      await Promise.all([busy('model', 'vip', 'supervip')(), busy('performer', 'supervip', 'vip')()]);
    }
    for (const name of ROOMS) await post(name, '/video/mode', { mode: 'offline' });
    const [seen] = await queryRows<{ deadlocks: string }>(
      platform.database.orm,
      sql`SELECT sum(deadlocks) AS deadlocks FROM pg_stat_database`,
    );
    expect(Number(seen?.deadlocks)).toBe(0);
    expect((await checkLedger(platform.database.orm)).faults).toEqual([]);
    // It must have come by what it is about.
    for (const path of ['private', 'video', 'tip', 'tip_split', 'orders']) {
      expect(refused.get(`${path} ok`) ?? 0, `${path} in ${JSON.stringify([...refused])}`).toBeGreaterThan(
        ROUNDS,
      );
    }
    const held = await queryRows(
      platform.database.orm,
      sql`SELECT id, balance FROM account WHERE (id LIKE 'hold:%' OR id LIKE 'split:%' OR id LIKE 'order:%') AND balance <> 0`,
    );
    expect(held).toEqual([]);
  },
  240_000,
);
