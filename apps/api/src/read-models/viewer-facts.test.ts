import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { purchase, tip } from '../kernel/db/schema/index.ts';
import { createSocketSource } from '../platform/socket-source.ts';
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

it('[ROOM-04] others see what was tipped publicly and bought in the past day, and nothing of a private', async () => {
  const [streamer, viewer] = [await as('model'), await as('viewer')];
  const { id } = await viewer.get<{ user: { id: number } }>('/user/current').then(({ body }) => body.user);
  const source = createSocketSource(platform.context);
  const recent = () => source.recent(id, MODEL_ID);
  expect(await recent()).toEqual({ recentTips: 0, recent_purchases: 0 });
  await platform.context.shows.setMode(MODEL_ID, { mode: 'public' });
  await post(viewer, '/tip/model', { amount: 10 });
  await post(viewer, '/tip/model', { amount: 7, type: 'anonymous' });
  await post(viewer, '/tip/model', { amount: 5, type: 'private' });
  expect(await recent()).toEqual({ recentTips: 10, recent_purchases: 0 });
  const { show } = await post(viewer, '/private/model/request');
  now = Date.now();
  await post(streamer, '/private/model/accept', { show_id: show.show_id });
  await post(viewer, '/tip/model', { amount: 20 });
  expect(await recent()).toMatchObject({ recentTips: 10 });
  now += 20_000;
  await post(viewer, '/private/model/end');
  expect(await recent()).toMatchObject({ recentTips: 10 });
  await platform.database.orm.insert(purchase).values(
    (['settled', 'declined', 'refunded'] as const).map((state) => ({
      id: `recent-${state}`,
      userId: id,
      productId: 'tokens-200',
      biller: 'sandbox',
      state,
      tokens: 200,
      amountCents: 1_099,
      returnUrl: '/',
      decidedAt: new Date(),
      entryId: 1,
      transactionId: `recent-${state}`,
    })),
  );
  expect(await recent()).toMatchObject({ recent_purchases: 1 });
  // A day later both are over.
  const { orm } = platform.database;
  await orm.update(tip).set({ createdAt: sql`created_at - interval '25 hours'` });
  await orm.update(purchase).set({ decidedAt: sql`decided_at - interval '25 hours'` });
  expect(await recent()).toEqual({ recentTips: 0, recent_purchases: 0 });
  await orm.update(tip).set({ createdAt: sql`now() - interval '2 days'` });
  now += 60_000;
});

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
