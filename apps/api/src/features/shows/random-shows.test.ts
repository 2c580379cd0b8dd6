import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { queryRows } from '../../kernel/db/database.ts';
import { checkLedger } from '../../kernel/ledger/check.ts';
import { openTestPlatform, TestBrowser, type TestPlatform } from '../../testing/platform.ts';
import { createShows } from './shows.ts';

/** Number of runs; `SHOW_RUNS=5000` runs longer. */
/** The demo account `model`. */
const MODEL_ID = 11;
const RUNS = Number(process.env.SHOW_RUNS ?? 30);

const VIEWERS = [
  { id: 1, username: 'viewer' },
  { id: 3, username: 'premium' },
  { id: 6, username: 'postpay' },
];
let platform: TestPlatform;
let now = Date.parse('2026-11-02T12:00:00Z');
const browsers: TestBrowser[] = [];
let streamer: TestBrowser;
let keys = 0;

beforeAll(async () => {
  platform = await openTestPlatform({ showNow: () => now, rateLimits: false });
  for (const { username } of VIEWERS) browsers.push(await new TestBrowser(platform.app).login(username));
  streamer = await new TestBrowser(platform.app).login('model');
  await platform.context.shows.step();
}, 60_000);
afterAll(() => platform.stop());

const rows = <T extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  queryRows<T>(platform.database.orm, query);

/** Each viewer's starting balance; afterwards only the show tables say what was spent. */
const start = new Map<number, number>();
const funds = async (id: number) => {
  const [row] = await rows<{ total: string }>(
    sql`SELECT coalesce(sum(balance), 0) AS total FROM account WHERE id IN (${`user:${id}`}, ${`credit:${id}`})`,
  );
  return Number(row?.total);
};
const taken = async (id: number) => {
  const [row] = await rows<{ total: string }>(
    sql`SELECT
      (SELECT coalesce(sum(held + paid + startup_tip
          + CASE WHEN kind <> 'spy' AND started_at IS NOT NULL THEN pre_tip ELSE 0 END), 0)
        FROM show WHERE viewer_id = ${id})
      + (SELECT coalesce(sum(amount), 0) FROM show_ticket WHERE user_id = ${id} AND state <> 'refunded')
      AS total`,
  );
  return Number(row?.total);
};

const checkAll = async () => {
  for (const { id } of VIEWERS) {
    const before = start.get(id) ?? 0;
    expect(await funds(id), `funds of ${id}`).toBe(before - (await taken(id)));
  }
  // Each show's hold in the ledger must match its row.
  const adrift = await rows(
    sql`SELECT s.id FROM show s LEFT JOIN account a ON a.id = 'hold:' || s.id
      LEFT JOIN (SELECT show_id, sum(amount) AS held FROM show_ticket WHERE state = 'held' GROUP BY show_id) t
        ON t.show_id = s.id
      WHERE coalesce(a.balance, 0) <> s.held + coalesce(t.held, 0)`,
  );
  expect(adrift).toEqual([]);
  const [below] = await rows<{ count: string }>(
    sql`SELECT count(*) AS count FROM account WHERE balance < 0 AND id NOT LIKE 'credit:%' AND floor IS NOT NULL`,
  );
  expect(Number(below?.count)).toBe(0);
  // A room's status must follow from its shows.
  const [room] = await rows<{ status: string; privates: string; tickets: string; spies: string }>(
    sql`SELECT m.status,
      (SELECT count(*) FROM show WHERE model_id = 11 AND state = 'running' AND kind IN ('private', 'exclusive')) AS privates,
      (SELECT count(*) FROM show WHERE model_id = 11 AND state = 'running' AND kind = 'limited') AS tickets,
      (SELECT count(*) FROM show WHERE model_id = 11 AND state = 'running' AND kind = 'spy') AS spies
      FROM model m WHERE m.user_id = 11`,
  );
  expect(Number(room?.privates)).toBe(room?.status === 'private' ? 1 : 0);
  expect(Number(room?.tickets)).toBe(room?.status === 'limited' ? 1 : 0);
  if (room?.status !== 'private') expect(Number(room?.spies)).toBe(0);
};

type Step =
  | { do: 'viewer'; who: number; path: string; body: object }
  | { do: 'streamer'; path: 'accept' | 'decline' | 'end' }
  | { do: 'mode'; mode: string }
  | { do: 'restart' }
  | { do: 'pass'; ms: number; isHere: boolean };

const who = fc.integer({ min: 0, max: VIEWERS.length - 1 });
const viewerStep = (path: string, body: fc.Arbitrary<object> = fc.constant({})): fc.Arbitrary<Step> =>
  fc.record({ do: fc.constant('viewer' as const), who, path: fc.constant(path), body });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: viewerStep('/private/model/request', fc.record({ exclusive: fc.boolean() })) },
  viewerStep('/private/model/cancel'),
  viewerStep('/private/model/end'),
  { weight: 3, arbitrary: viewerStep('/video/spy/model') },
  viewerStep('/video/spyend/model'),
  { weight: 2, arbitrary: viewerStep('/limited/model/ticket') },
  viewerStep('/limited/model/recording'),
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('streamer' as const),
      path: fc.constantFrom('accept' as const, 'accept' as const, 'decline' as const, 'end' as const),
    }),
  },
  fc.record({
    do: fc.constant('mode' as const),
    mode: fc.constantFrom('public', 'public', 'limited', 'standby', 'offline'),
  }),
  fc.constant({ do: 'restart' as const }),
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('pass' as const),
      ms: fc.oneof(
        fc.integer({ min: 1, max: 25_000 }),
        fc.constantFrom(10_000, 60_000, 3_600_000, -30_000, -3_600_000),
      ),
      isHere: fc.boolean(),
    }),
  },
);

const latestRequest = async () => {
  const [row] = await rows<{ id: number }>(
    sql`SELECT id FROM show WHERE model_id = 11 AND state = 'requested' ORDER BY id DESC LIMIT 1`,
  );
  return row?.id ?? 999_999;
};

/** The metering process dies in the middle; another one takes over. */
const restart = async () => {
  const { orm } = platform.database;
  const { work, recorder, log } = platform.context;
  const clock = { now: () => now, minuteMs: 60_000, leftAfterMs: 45_000 };
  const next = createShows({ orm, work, recorder, log, clock });
  await next.step(true);
  const open = await rows(sql`SELECT id FROM show WHERE state <> 'ended'`);
  expect(open).toEqual([]);
};

/** Each show of this run is settled exactly once, to the token, and its viewer is notified once. */
const checkEnded = async (firstId: number) => {
  const shows = await rows<{ id: number; kind: string; moved: string; counted: string; notified: boolean }>(
    sql`SELECT s.id, s.kind,
        (SELECT coalesce(sum(amount), 0) FROM posting WHERE account_id = 'hold:' || s.id AND amount > 0) AS moved,
        s.paid + s.refunded + s.startup_tip
          + CASE WHEN s.kind <> 'spy' AND s.started_at IS NOT NULL THEN s.pre_tip ELSE 0 END AS counted,
        s.started_at IS NOT NULL AND s.kind <> 'limited' AS notified
      FROM show s WHERE s.id > ${firstId}`,
  );
  for (const one of shows) {
    if (one.kind !== 'limited')
      expect(Number(one.moved), `tokens set aside for ${one.id}`).toBe(Number(one.counted));
    const ends = platform.published.filter(
      ({ to, event, payload }) =>
        /^user [136]$/.test(to) && /^v3[.](private|spy)[.]end$/.test(event) && payload.show_id === one.id,
    );
    expect(ends.length, `ends published of ${one.id}`).toBe(one.notified ? 1 : 0);
  }
};

const run = async (one: Step) => {
  keys += 1;
  const key = `random-shows-${keys}`;
  switch (one.do) {
    case 'viewer':
      return browsers[one.who]!.post(one.path, one.body, key);
    case 'streamer':
      return streamer.post(
        `/private/model/${one.path}`,
        one.path === 'end' ? {} : { show_id: await latestRequest() },
      );
    case 'mode':
      return streamer.post('/video/mode', {
        mode: one.mode,
        ...(one.mode === 'limited' ? { ticket_price: 35, recording_price: 10 } : {}),
      });
    case 'restart':
      await restart();
      return { status: 200 };
    default:
      now += one.ms;
      for (const { id } of one.isHere ? VIEWERS : []) await platform.context.shows.seen(MODEL_ID, id);
      await platform.context.shows.step();
      return { status: 200 };
  }
};

it(
  '[PRIV-01] [PRIV-04] [SPY-01] [LIM-01] whatever people do in whatever order, the books hold after each step',
  async () => {
    const counted = new Map<string, number>();
    const session = fc.record({
      steps: fc.array(step, { minLength: 5, maxLength: 14 }),
      price: fc.integer({ min: 1, max: 120 }),
      minimum: fc.integer({ min: 0, max: 3 }),
      preTip: fc.constantFrom(0, 7),
      spyTip: fc.constantFrom(0, 3),
    });
    await fc.assert(
      fc.asyncProperty(session, async ({ steps, price, minimum, preTip, spyTip }) => {
        await streamer.post('/video/mode', { mode: 'public' });
        const settings = {
          privatePrice: price,
          exclusivePrice: price + 5,
          privateEnabled: true,
          privateMinimumMinutes: minimum,
          spyPrice: Math.max(1, Math.floor(price / 4)),
          spyEnabled: true,
          spyStartupTip: spyTip,
          preTip,
        };
        await platform.database.orm.execute(
          sql`UPDATE model SET settings = ${JSON.stringify(settings)}::jsonb WHERE user_id = 11`,
        );
        platform.published.length = 0;
        const [last] = await rows<{ id: number }>(sql`SELECT max(id) AS id FROM show`);
        for (const { id } of VIEWERS) start.set(id, (await funds(id)) + (await taken(id)));
        for (const one of steps) {
          const answer = (await run(one)) as { status: number; body?: { errorType?: string } };
          const outcome = answer.body?.errorType ?? `${one.do} ${'path' in one ? one.path : ''} ok`;
          counted.set(outcome, (counted.get(outcome) ?? 0) + 1);
          expect(answer.status).toBeLessThan(500);
          await checkAll();
        }
        await streamer.post('/video/mode', { mode: 'offline' });
        await checkAll();
        // Reads all raw rows, so only once per run: the ledger grows.
        expect((await checkLedger(platform.database.orm)).faults).toEqual([]);
        await checkEnded(Number(last?.id ?? 0));
      }),
      // The default seed reaches every operation; FUZZ_SEED chooses another.
      { numRuns: RUNS, seed: Number(process.env.FUZZ_SEED ?? 3) },
    );
    // The run must have reached these operations.
    for (const path of ['/private/model/request', 'accept', '/video/spy/model', '/limited/model/ticket']) {
      const seen = [...counted].filter(([name]) => name.includes(path) && name.endsWith('ok'));
      expect(seen.length, `${path} in ${JSON.stringify([...counted])}`).toBeGreaterThan(0);
    }
  },
  Math.max(300_000, RUNS * 1_500),
);
