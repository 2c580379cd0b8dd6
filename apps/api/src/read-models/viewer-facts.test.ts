import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestPlatform, TestBrowser, type TestPlatform } from '../testing/platform.ts';

/** The demo account `model`. */
const MODEL_ID = 11;
let platform: TestPlatform;
/** The clock of the shows. */
let now = Date.now();
beforeAll(async () => {
  platform = await openTestPlatform({ rateLimits: false, showNow: () => now });
  await platform.database.orm.execute(
    sql`UPDATE model SET settings = settings || '{"privatePrice": 30, "preTip": 4}' WHERE user_id = ${MODEL_ID}`,
  );
}, 60_000);
afterAll(() => platform.stop());

let keys = 0;
const post = async (browser: TestBrowser, path: string, body: object = {}) => {
  keys += 1;
  const reply = await browser.post<{ show: { show_id: number } }>(path, body, `viewer-facts-${keys}`);
  expect(reply.status, path).toBe(200);
  return reply.body;
};
const as = (username: string) => new TestBrowser(platform.app).login(username);
const recentOf = async (browser: TestBrowser) =>
  (await browser.get<{ viewer: { recentTokens: number } }>('/chat/react/model')).body.viewer.recentTokens;

it('[RATE-01] who paid for a private without a tip may rate: what the show cost counts', async () => {
  const [streamer, viewer] = [await as('model'), await as('supervip')];
  await platform.context.shows.setMode(MODEL_ID, { mode: 'public' });
  const { show } = await post(viewer, '/private/model/request');
  expect(await recentOf(viewer)).toBe(0);
  await post(streamer, '/private/model/accept', { show_id: show.show_id });
  for (let sixth = 0; sixth < 11; sixth += 1) {
    now += 10_000;
    await platform.context.shows.seen(MODEL_ID, 5);
    await platform.context.shows.step();
  }
  const { spent } = (await post(viewer, '/private/model/end')) as unknown as { spent: number };
  expect(spent).toBeGreaterThanOrEqual(25);
  // The tip of the request is paid, too.
  expect(await recentOf(viewer)).toBe(spent + 4);
  expect((await viewer.post('/user/model/rate', { value: 'RATE_UP' })).status).toBe(200);
});

it('[RATE-01] a ticket counts once it is paid, a refunded one does not', async () => {
  const offer = {
    mode: 'limited',
    recording_price: 0,
    limited_message: '',
    refund_joined_minute_before_end: 5,
  } as const;
  const [early, late] = [await as('vip'), await as('premium')];
  await platform.context.shows.setMode(MODEL_ID, { ...offer, ticket_price: 30 });
  await post(early, '/limited/model/ticket');
  now += 10 * 60_000;
  await post(late, '/limited/model/ticket');
  expect([await recentOf(early), await recentOf(late)]).toEqual([0, 0]);
  await platform.context.shows.setMode(MODEL_ID, { mode: 'public' });
  expect([await recentOf(early), await recentOf(late)]).toEqual([30, 0]);
});
