import type { MediaItem } from '@footlight/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { streamPlace } from '../../demo/streams/store.ts';
import { media, mediaPurchase, posting, recording } from '../../kernel/db/schema/index.ts';
import { checkLedger } from '../../kernel/ledger/check.ts';
import type { Recorder } from '../../kernel/streams/recorder.ts';
import { openTestPlatform, TestBrowser, type TestPlatform } from '../../testing/platform.ts';
import { createShows } from './shows.ts';

/** The demo accounts `model` and `vip`. */
const MODEL = 11;
const VIP = 4;
const SEGMENT = 2_000;
let platform: TestPlatform;
let now = Date.parse('2026-11-02T12:00:00Z');
let streamer: TestBrowser;
let buyer: TestBrowser;
let holder: TestBrowser;
let guest: TestBrowser;
let keys = 0;

const orm = () => platform.database.orm;
const post = (browser: TestBrowser, path: string, body: object = {}) =>
  browser.post<{ errorType?: string }>(path, body, `recordings-${++keys}`);
const step = () => platform.context.shows.recordings.step();
const mode = (body: object) => post(streamer, '/video/mode', body);
const start = (more: object = {}) =>
  mode({
    mode: 'limited',
    ticket_price: 50,
    recording_price: 20,
    refund_joined_minute_before_end: 0,
    limited_message: 'Évening of cándles',
    ...more,
  });
/** `vip` buys the ticket and the recording, `supervip` only the ticket. */
const sell = async () => {
  for (const who of [buyer, holder]) expect((await post(who, '/limited/model/ticket')).status).toBe(200);
  expect((await post(buyer, '/limited/model/recording')).status).toBe(200);
};
type Tab = { data: { id: number; name: string }[] };
const library = async (who: TestBrowser) =>
  (await who.get<Tab>('/media/index/purchased/recording')).body.data.map(({ id }) => id);
const item = async (id: number, who: TestBrowser) =>
  (await who.get<{ media: MediaItem }>(`/media/get/${id}`)).body.media;
const listed = async (who: TestBrowser) =>
  (await who.get<{ mediaList: { id: number }[] }>('/user/model/media')).body.mediaList.map(({ id }) => id);
const published = () =>
  platform.published
    .filter(({ event }) => event === 'v3.limited.recorded')
    .map(({ to, payload }) => ({ to, payload }));
const recordings = () => orm().select().from(recording);

/** The shows of another process on the same database, with changes of its recorder. */
const otherProcess = (change: Partial<Recorder> = {}) => {
  const { work, recorder, log } = platform.context;
  const clock = { now: () => now, minuteMs: 60_000, leftAfterMs: 45_000 };
  return createShows({ orm: orm(), work, recorder: { ...recorder, ...change }, log, clock });
};

beforeAll(async () => {
  platform = await openTestPlatform({ showNow: () => now, rateLimits: false });
  const as = (name: string) => new TestBrowser(platform.app).login(name);
  [streamer, buyer, holder] = [await as('model'), await as('vip'), await as('supervip')];
  guest = await new TestBrowser(platform.app).start();
}, 90_000);
beforeEach(async () => {
  await mode({ mode: 'public' });
  await orm().delete(recording);
  await orm().delete(media).where(eq(media.userId, MODEL));
  platform.published.length = 0;
});
afterEach(async () => {
  expect((await checkLedger(orm())).faults).toEqual([]);
});
afterAll(() => platform.stop());

it('[LIM-01] [MEDIA-05] a bought recording is in the library of its buyer, who alone can play it', async () => {
  await start();
  await sell();
  now += 45_000;
  await step();
  expect(await library(buyer)).toEqual([]);
  await mode({ mode: 'public' });
  await step();

  const [id = 0] = await library(buyer);
  const seen = await item(id, buyer);
  expect(seen).toMatchObject({
    name: 'Évening of cándles',
    slug: 'evening-of-candles',
    type_name: 'recording',
    access_type: 'complete',
    in_library: true,
    for_sale: 0,
  });
  const [bought] = await orm().select().from(mediaPurchase).where(eq(mediaPurchase.mediaId, id));
  expect(bought).toMatchObject({ userId: VIP, price: 20 });
  const paid = await orm()
    .select()
    .from(posting)
    .where(eq(posting.entryId, bought?.entryId ?? 0));
  expect(paid).toContainEqual(expect.objectContaining({ accountId: `model:${MODEL}`, amount: 10 }));
  expect(published()).toEqual(
    [MODEL, VIP].map((user) => ({
      to: `user ${user}`,
      payload: expect.objectContaining({ broadcaster: 'model', media_id: id, slug: 'evening-of-candles' }),
    })),
  );

  // The playlist is what the stream showed in these 45 seconds, loop seams included.
  const { hls_abr_url, hls_url } = seen.items[0]!;
  const { body } = await platform.app.inject(hls_url!);
  const [row] = await recordings();
  const { offset } = streamPlace(row!.streamName);
  const first = Math.floor((now - 45_000 + (offset % 10_000)) / SEGMENT);
  const last = Math.floor((now - 1 + (offset % 10_000)) / SEGMENT);
  expect(body.match(/^\d+\.ts/gm)).toHaveLength(last - first + 1);
  const restarts = [...body.matchAll(/DISCONTINUITY\n#EXTINF:2.000,\n(\d+)\.ts/g)].map(([, at]) =>
    Number(at),
  );
  const seam = (5 - (first % 5)) % 5;
  expect(restarts).toEqual(
    [0, 1, 2, 3, 4].map((loop) => seam + 5 * loop).filter((at) => at > 0 && at <= last - first),
  );
  expect(seen.duration).toBe((last - first + 1) * 2);

  // Another item's token, none, and everybody without the recording.
  const token = new URL(hls_abr_url!, 'http://x').searchParams.get('token');
  const file = async (path: string, query: string) =>
    (await platform.app.inject(`/media-files/${path}${query}`)).statusCode;
  // This test does not create the loops: 503 means that the token was accepted.
  expect(await file(`${id}/hd/0.ts`, `?token=${token}`)).toBe(503);
  expect(await file(`${id}/hd/${last - first + 1}.ts`, `?token=${token}`)).toBe(404);
  for (const query of ['', `?token=${token}x`]) expect(await file(`${id}/hd/index.m3u8`, query)).toBe(403);
  expect(await file(`${id + 1}/hd/index.m3u8`, `?token=${token}`)).toBe(403);
  for (const who of [holder, guest]) {
    expect(await item(id, who)).toMatchObject({ access_type: 'unavailable', items: [] });
    expect(await listed(who)).not.toContain(id);
  }
  expect(await library(holder)).toEqual([]);
  expect((await post(holder, `/media/library/${id}`)).body.errorType).toBe('conflict');
  expect((await post(holder, `/media/purchase/${id}`, { source: 'page', price: 0 })).body.errorType).toBe(
    'media_not_for_sale',
  );
});

it('[LIM-01] its broadcaster has it too, and may put it on sale', async () => {
  await start({ limited_message: '' });
  await sell();
  now += 1_000;
  await mode({ mode: 'public' });
  await step();
  const [id = 0] = await listed(streamer);
  expect(await item(id, streamer)).toMatchObject({
    is_owner: true,
    access_type: 'complete',
    slug: 'show-of-2026-11-02',
  });
  const around = await guest.get<{ playlist: { id: number }[] }>(`/media/user/playlist/${id}`);
  expect(around.body.playlist.map((one) => one.id)).toEqual([id]);
  await post(streamer, `/media/item/${id}`, { token_price: 30, fanclub_access_level: null, for_sale: true });
  expect(await listed(guest)).toEqual([id]);
  expect(await item(id, holder)).toMatchObject({ access_type: 'payment', price: 30 });
});

it('[LIM-01] a show that the platform lost delivers nothing and returns the tokens', async () => {
  const before = await buyer.tokens();
  await start();
  await sell();
  now += 45_000;
  await otherProcess().step(true);
  await step();
  expect(await buyer.tokens()).toBe(before);
  expect(await library(buyer)).toEqual([]);
  expect(await recordings()).toMatchObject([{ mediaId: null, closedAt: expect.any(Date) }]);
  expect(published()).toEqual([]);
});

it('[LIM-01] a recording that nobody bought is not kept, and without a price nothing is recorded', async () => {
  await start();
  await post(buyer, '/limited/model/ticket');
  await mode({ mode: 'public' });
  await step();
  expect(await recordings()).toMatchObject([{ mediaId: null, closedAt: expect.any(Date) }]);
  await start({ recording_price: 0 });
  expect(await recordings()).toHaveLength(1);
  expect(await listed(streamer)).toEqual([]);
});

it('[LIM-01] after a process died between settlement and delivery, two others deliver exactly one item', async () => {
  await start();
  await sell();
  now += 10_000;
  await mode({ mode: 'public' });
  // The settlement is committed and no job has run: whatever runs next finds the recording in the database.
  expect(await recordings()).toMatchObject([{ mediaId: null, closedAt: null, endedAt: expect.any(Date) }]);
  await Promise.all([step(), otherProcess().recordings.step(), step()]);
  await step();
  expect(await library(buyer)).toHaveLength(1);
  expect(await listed(streamer)).toEqual(await library(buyer));
  expect(published()).toHaveLength(2);
});

it('[LIM-01] a recorder that is down stops the start of the show, and one that needs time delivers later', async () => {
  const down = otherProcess({ start: () => Promise.reject(new Error('the recorder is down')) });
  const offer = {
    ticket_price: 50,
    recording_price: 20,
    refund_joined_minute_before_end: 0,
    limited_message: '',
  };
  await expect(down.setMode(MODEL, { mode: 'limited', ...offer })).rejects.toThrow('the recorder is down');
  expect((await post(buyer, '/limited/model/ticket')).body.errorType).toBe('ticket_unavailable');

  await start();
  await sell();
  await mode({ mode: 'public' });
  await otherProcess({ finish: async () => null }).recordings.step();
  expect(await library(buyer)).toEqual([]);
  await step();
  expect(await library(buyer)).toHaveLength(1);
});
