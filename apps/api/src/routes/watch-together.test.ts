import type { WatchState, WatchVideo } from '@footlight/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createShowBots } from '../demo/bots/shows.ts';
import { demoWorld } from '../demo/world.ts';
import { signFileToken } from '../features/media/files/file-token.ts';
import { createWatchTogether } from '../features/watch-together/watch-together.ts';
import { media, mediaPurchase, model, watchTogether } from '../kernel/db/schema/index.ts';
import { checkLedger } from '../kernel/ledger/check.ts';
import { findRoom } from '../kernel/rooms/rooms.ts';
import { openTestPlatform, TestBrowser, type TestPlatform } from '../testing/platform.ts';

interface Answer {
  errorType?: string;
  show: { show_id: number; watch_together: boolean };
  watch: WatchState;
  video: WatchVideo | null;
  now: number;
}

let platform: TestPlatform;
let host: TestBrowser;
let viewer: TestBrowser;
let outsider: TestBrowser;
let videos: number[];
let now = Date.parse('2026-11-02T12:00:00Z');
let keys = 0;

const orm = () => platform.database.orm;
const post = (browser: TestBrowser, path: string, body: object = {}) => {
  keys += 1;
  return browser.post<Answer>(path, body, `watch-test-${keys}`);
};
const read = (browser: TestBrowser) => browser.get<Answer>('/watch-together/cineast');
const choose = (media_id: number | null, browser = host) =>
  post(browser, '/watch-together/cineast/choose', { media_id });
const press = (browser: TestBrowser, press: object, media_id = videos[0]) =>
  post(browser, '/watch-together/cineast/press', { media_id, is_playing: true, position_ms: 0, ...press });
const begin = async (wish: object = { watch_together: true }) => {
  const asked = await post(viewer, '/private/cineast/request', wish);
  expect(asked.status).toBe(200);
  const { show_id } = asked.body.show;
  expect((await post(host, '/private/cineast/accept', { show_id })).status).toBe(200);
  return show_id;
};
/** The status of a file for a browser's session; without one, for a stranger. */
const file = async (address: string, browser?: TestBrowser) => {
  const cookie = [...(browser?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  return platform.app.inject({ url: address, headers: { host: 'localhost:4000', cookie } });
};
const addressOf = async (browser: TestBrowser) => (await read(browser)).body.video?.hls_abr_url ?? '';
const published = () =>
  platform.published
    .filter(({ event }) => event === 'v3.watch_together.update')
    .map(({ to, payload }) => ({ to, ...(payload as WatchState) }));

beforeAll(async () => {
  platform = await openTestPlatform({ showNow: () => now, rateLimits: false });
  const as = (username: string) => new TestBrowser(platform.app).login(username);
  [host, viewer, outsider] = await Promise.all([as('cineast'), as('supervip'), as('vip')]);
  videos = (await orm().select().from(media).where(eq(media.userId, 42)).orderBy(media.id)).map(
    ({ id }) => id,
  );
  await platform.context.shows.step();
}, 90_000);
beforeEach(async () => {
  await post(host, '/video/mode', { mode: 'public' });
  platform.published.length = 0;
});
afterAll(async () => {
  expect((await checkLedger(orm())).faults).toEqual([]);
  await platform.stop();
});

describe('[PRIV-02] watching a video together', () => {
  it('opens only for the two, only while the show runs, and the viewer owns nothing afterwards', async () => {
    expect((await read(viewer)).body.errorType).toBe('show_not_running');
    const show_id = await begin();
    expect((await read(viewer)).body).toMatchObject({
      watch: { show_id, media_id: null, version: 0 },
      video: null,
    });

    const opened = await choose(videos[0] ?? 0);
    expect(opened.body).toMatchObject({
      watch: {
        media_id: videos[0],
        version: 1,
        is_playing: true,
        position_ms: 0,
        act: 'chosen',
        by: 'broadcaster',
      },
      video: { id: videos[0], name: 'Harbour at dusk', duration: 90 },
    });
    expect(
      published()
        .map(({ to }) => to)
        .sort(),
    ).toEqual(['user 42', 'user 5']);

    // A paid video, and the viewer has not bought it: its own page stays closed.
    const address = await addressOf(viewer);
    expect((await file(address, viewer)).statusCode).toBe(200);
    expect((await file(await addressOf(host), host)).statusCode).toBe(200);
    expect((await viewer.get<{ access_type: string }>(`/media/get/${videos[0]}`)).body.access_type).toBe(
      'payment',
    );

    for (const call of [read(outsider), choose(videos[1] ?? 0, outsider), press(outsider, {})])
      expect((await call).body.errorType).toBe('show_not_running');
    // The address alone is worth nothing to others.
    for (const stranger of [outsider, undefined]) {
      const refused = await file(address, stranger);
      expect([refused.statusCode, refused.json().errorType]).toEqual([403, 'show_not_running']);
    }
    expect((await file(address.replace(/\.s[0-9a-z]+\./, '.'), viewer)).statusCode).toBe(403);
    expect((await file(address.replace(/\.s[0-9a-z]+\./, '.szz.'), viewer)).statusCode).toBe(403);

    await choose(videos[1] ?? 0);
    expect((await file(address, viewer)).statusCode).toBe(403);
    const second = await addressOf(viewer);
    expect((await file(second, viewer)).statusCode).toBe(200);

    await post(viewer, '/private/cineast/end');
    expect((await file(second, viewer)).statusCode).toBe(403);
    expect((await file(second, host)).statusCode).toBe(403);
    expect((await read(viewer)).body.errorType).toBe('show_not_running');
    expect((await press(viewer, {}, videos[1])).body.errorType).toBe('show_not_running');
    expect(await orm().select().from(watchTogether)).toEqual([]);
    const bought = await orm().select().from(mediaPurchase).where(eq(mediaPurchase.userId, 5));
    expect(bought.filter(({ mediaId }) => videos.includes(mediaId))).toEqual([]);
  });

  it('is chosen by the broadcaster, from their own videos', async () => {
    await begin();
    expect((await choose(videos[0] ?? 0, viewer)).body.errorType).toBe('forbidden');
    const [other] = await orm()
      .select()
      .from(media)
      .where(eq(media.typeName, 'videos'))
      .orderBy(media.id)
      .limit(1);
    expect((await choose(other?.id ?? 0)).body.errorType).toBe('not_found');
    expect((await press(host, {})).body.errorType).toBe('conflict');
    await choose(videos[0] ?? 0);
    expect((await choose(null)).body).toMatchObject({
      watch: { media_id: null, act: 'closed' },
      video: null,
    });
    expect((await press(viewer, {})).body.errorType).toBe('conflict');
    await post(viewer, '/private/cineast/end');
  });

  it('is no part of a private without it', async () => {
    await begin({});
    expect((await read(host)).body.errorType).toBe('show_not_running');
    expect((await choose(videos[0] ?? 0)).body.errorType).toBe('show_not_running');
    await post(viewer, '/private/cineast/end');
  });

  it('both play, pause and move it, and both receive the same, also by another process', async () => {
    await begin();
    await choose(videos[0] ?? 0);
    const paused = (await press(viewer, { is_playing: false, position_ms: 12_345 })).body;
    expect(paused.watch).toMatchObject({ version: 2, act: 'paused', by: 'viewer', position_ms: 12_345 });
    const moved = (await press(host, { is_playing: false, position_ms: 999_999 })).body;
    expect(moved.watch).toMatchObject({ version: 3, act: 'moved', by: 'broadcaster', position_ms: 90_000 });
    const events = published().filter(({ version }) => version === 3);
    expect(events).toHaveLength(2);
    for (const { to: _, ...event } of events) expect(event).toMatchObject(moved.watch);

    const room = await findRoom(orm(), 'cineast');
    if (!room) throw new Error('no room');
    const restarted = createWatchTogether({ orm: orm(), work: platform.context.work });
    expect(await restarted.read(room, 5)).toEqual(moved.watch);
    await post(viewer, '/private/cineast/end');
  });

  it('presses at once follow each other: none is lost, and the last one is the state', async () => {
    await begin();
    await choose(videos[0] ?? 0);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        press(index % 2 ? viewer : host, { position_ms: index * 1_000 }).then(({ body }) => body.watch),
      ),
    );
    const versions = answers.map(({ version }) => version).sort((a, b) => a - b);
    expect(versions).toEqual(Array.from({ length: 20 }, (_, index) => index + 2));
    const last = answers.find(({ version }) => version === 21);
    expect((await read(viewer)).body.watch).toEqual(last);
    for (const { at, version } of answers)
      expect(answers.every((other) => other.version < version || other.at >= at)).toBe(true);
    await post(viewer, '/private/cineast/end');
  });

  it('a press that meets the end of the show changes nothing after it', async () => {
    for (let round = 0; round < 5; round += 1) {
      await begin();
      await choose(videos[0] ?? 0);
      await Promise.all([
        post(viewer, '/private/cineast/end'),
        press(host, { position_ms: 5_000 }),
        press(viewer, { position_ms: 6_000 }),
      ]);
      expect(await orm().select().from(watchTogether)).toEqual([]);
    }
  });

  it('needs a proof of age where the viewer is, and no block of that place', async () => {
    await begin();
    await choose(videos[0] ?? 0);
    const from = (place: Record<string, string>) => {
      const browser = new TestBrowser(platform.app, place);
      for (const [name, value] of viewer.cookies) browser.cookies.set(name, value);
      return read(browser);
    };
    expect((await from({})).status).toBe(200);
    const answer = await from({ 'x-geo-country': 'US', 'x-geo-region': 'TX' });
    expect(answer.body.errorType).toBe('age_verification_required');
    await orm()
      .update(model)
      .set({ blockedCountries: ['FR'] })
      .where(eq(model.userId, 42));
    expect((await from({ 'x-geo-country': 'FR' })).body.errorType).toBe('not_found');
    await orm().update(model).set({ blockedCountries: [] }).where(eq(model.userId, 42));
    await post(viewer, '/private/cineast/end');
  });

  it('a token of an owner is not bound to a show', () => {
    expect(signFileToken('secret', 'media-1', 5).split('.')).toHaveLength(2);
    expect(signFileToken('secret', 'media-1', 5, 7).split('.')[1]).toBe('s7');
  });

  it('the demo’s broadcasters open a video of theirs, once in a show', async () => {
    const show_id = await begin();
    const { models } = demoWorld(new Date(now));
    const [bot] = models;
    if (!bot) throw new Error('no models');
    const { shows, watchTogether: together } = platform.context;
    const step = createShowBots({
      models: [{ ...bot, username: 'cineast', status: 'online' }],
      shows,
      watchTogether: together,
      roomOf: (username) => findRoom(orm(), username),
      datesAmong: async () => new Set(),
      rooms: { statuses: async () => new Map(), setStatus: async () => undefined },
      now: () => now,
    });
    now += 8_000;
    await step();
    expect((await read(viewer)).body.watch).toMatchObject({ show_id, media_id: videos[0], version: 1 });
    await press(viewer, { is_playing: false });
    await step();
    expect((await read(viewer)).body.watch).toMatchObject({ version: 2, act: 'paused' });
    await post(viewer, '/private/cineast/end');
  });
});
