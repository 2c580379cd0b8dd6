import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { broadcast, model, user } from '../kernel/db/schema/index.ts';
import { openTestPlatform, TestBrowser, type TestPlatform } from '../testing/platform.ts';

const SECRET = 'a media secret for tests, long enough';
const HOOKS = '/live/hooks';
const MODEL = 11;

let folder: string;
let platform: TestPlatform;
let broadcaster: TestBrowser;
let now = Date.now();

const orm = () => platform.database.orm;
const room = async () => (await orm().select().from(model).where(eq(model.userId, MODEL)))[0]!;
const hook = (name: string, body: Record<string, string>, secret = SECRET) =>
  platform.app
    .inject({
      method: 'POST',
      url: `${HOOKS}/nginx/${name}?secret=${encodeURIComponent(secret)}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(body).toString(),
    })
    .then(({ statusCode }) => statusCode);
const newKey = async (): Promise<string> => {
  const { body } = await broadcaster.call<{ stream_key: string }>('POST', '/live/key');
  return body.stream_key.split('key=')[1] ?? '';
};
const publish = (key: string, clientid = '1') => hook('publish', { name: 's_model', clientid, key });
const tokenOf = async (): Promise<string> => {
  const { body } = await new TestBrowser(platform.app).call<{
    stream: { token: string; edge_servers: string[] } | null;
  }>('GET', '/chat/react/model');
  expect(body.stream?.edge_servers).toEqual(['/live/cam']);
  return body.stream?.token ?? '';
};
const get = (path: string) => platform.app.inject({ url: `/live/cam/${path}` });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'footlight-live-test-'));
  platform = await openTestPlatform({
    hlsDir: join(folder, 'hls'),
    mediaServer: { kind: 'nginx', rtmpUrl: 'rtmp://ingest.example.com/live', secret: SECRET },
    showNow: () => now,
    now: () => now,
  });
  broadcaster = new TestBrowser(platform.app);
  await broadcaster.login('model');
});
afterAll(async () => {
  await platform.stop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  now += 3_600_000;
  await platform.context.live.step();
  now += 60_000;
  await platform.context.live.step();
  expect((await room()).status).toBe('offline');
});

describe('[ROOM-03] publishing with a program', () => {
  it('[ROOM-03] refuses wrong and revoked keys, other rooms’ keys, and calls without the secret', async () => {
    const key = await newKey();
    expect(await publish('fl_'.padEnd(51, '0'))).toBe(403);
    expect(await publish('')).toBe(403);
    expect(await hook('publish', { name: 's_luna_maren', clientid: '1', key })).toBe(403);
    expect(await hook('publish', { name: 's_model', clientid: '1', key }, 'guessed')).toBe(403);
    const rotated = await newKey();
    expect(await publish(key)).toBe(403);
    await broadcaster.call('DELETE', '/live/key');
    expect(await publish(rotated)).toBe(403);
    expect((await room()).isPublished).toBe(false);
  });

  it('opens the room, refuses a second publisher, and waits for a lost one before it closes', async () => {
    const key = await newKey();
    expect(await publish(key)).toBe(200);
    expect(await room()).toMatchObject({ status: 'online', isPublished: true });
    expect(await publish(key, '2')).toBe(403);
    expect(await hook('update', { name: 's_model', clientid: '1' })).toBe(200);
    expect(await hook('update', { name: 's_model', clientid: '2' })).toBe(403);

    expect(await hook('done', { name: 's_model', clientid: '1' })).toBe(200);
    now += 4_000;
    await platform.context.live.step();
    expect((await room()).status).toBe('reconnecting');
    expect(await publish(key, '3')).toBe(200);
    expect((await room()).status).toBe('online');

    expect(await hook('done', { name: 's_model', clientid: '3' })).toBe(200);
    now += 21_000;
    await platform.context.live.step();
    expect(await room()).toMatchObject({ status: 'offline', isPublished: false });
    expect(await orm().select().from(broadcast)).toEqual([]);
  });

  it('disconnects a publisher whose key was revoked, whose room was closed or whose account was suspended', async () => {
    const key = await newKey();
    expect(await publish(key)).toBe(200);
    await broadcaster.call('DELETE', '/live/key');
    expect(await hook('update', { name: 's_model', clientid: '1' })).toBe(403);
    await platform.context.live.step();

    const next = await newKey();
    now += 60_000;
    expect(await publish(next, '4')).toBe(200);
    await broadcaster.call('POST', '/video/mode', { mode: 'offline' });
    expect(await hook('update', { name: 's_model', clientid: '4' })).toBe(403);

    now += 60_000;
    expect(await publish(next, '5')).toBe(200);
    await orm()
      .update(user)
      .set({ suspendedUntil: new Date(now + 60_000) })
      .where(eq(user.id, MODEL));
    expect(await hook('update', { name: 's_model', clientid: '5' })).toBe(403);
    expect(await publish(next, '6')).toBe(403);
    await orm().update(user).set({ suspendedUntil: null }).where(eq(user.id, MODEL));
  });

  it('takes MediaMTX’s questions, and lets nobody but the platform read there', async () => {
    const ask = (body: Record<string, string>) =>
      platform.app
        .inject({
          method: 'POST',
          url: `${HOOKS}/mediamtx/auth?secret=${encodeURIComponent(SECRET)}`,
          payload: body,
        })
        .then(({ statusCode }) => statusCode);
    const key = await newKey();
    const call = { action: 'publish', protocol: 'rtmp', path: 'live/s_model', id: 'a' };
    expect(await ask({ ...call, query: 'key=wrong' })).toBe(403);
    expect(await ask({ ...call, query: `key=${key}` })).toBe(200);
    expect(await ask({ action: 'read', protocol: 'hls', path: 'live/s_model' })).toBe(403);
    expect(await ask({ action: 'read', path: 'live/s_model', user: 'platform', password: SECRET })).toBe(200);
  });

  it('gives playlists and segments of a published stream only with its token', async () => {
    expect(await publish(await newKey())).toBe(200);
    const token = await tokenOf();
    expect((await get(`s_model/master.m3u8?token=${token}`)).statusCode).toBe(503);
    const files = join(folder, 'hls', 'programs', 's_model');
    await mkdir(files, { recursive: true });
    await writeFile(join(files, 'index.m3u8'), '#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXTINF:2.000,\n7.ts\n');
    await writeFile(join(files, '7.ts'), Buffer.alloc(1_000, 1));
    expect((await get(`s_model/master.m3u8?token=${token}`)).body).toContain(
      `BANDWIDTH=4000,NAME="hd"\nindex.m3u8?token=`,
    );
    expect((await get(`s_model/index.m3u8?token=${token}`)).body).toContain(`7.ts?token=${token}`);
    expect((await get(`s_model/7.ts?token=${token}`)).rawPayload).toHaveLength(1_000);
    for (const file of ['master.m3u8', 'index.m3u8', '7.ts', '7.ts?token=x']) {
      expect((await get(`s_model/${file}`)).statusCode, file).toBe(403);
    }
    expect((await get(`s_model/..%2Findex.m3u8?token=${token}`)).statusCode).toBe(404);
    await broadcaster.call('POST', '/video/mode', { mode: 'offline' });
    now += 2_000; // Rights may be a second old.
    expect((await get(`s_model/7.ts?token=${token}`)).statusCode).toBe(403);
  });
});

it('keeps the key secret, and shows its own settings to broadcasters alone', async () => {
  const key = await newKey();
  const { body } = await broadcaster.call<Record<string, unknown>>('GET', '/live/settings');
  expect(body).toMatchObject({ encoder: { server: 'rtmp://ingest.example.com/live' }, is_live: false, now });
  expect(JSON.stringify(body)).not.toContain(key);
  const viewer = new TestBrowser(platform.app);
  await viewer.login('viewer');
  expect((await viewer.call('GET', '/live/settings')).status).toBe(403);
  expect((await viewer.call('POST', '/live/key')).status).toBe(403);
});

it('opens no room without a camera when the demo is off', async () => {
  const bare = await openTestPlatform({ demo: false });
  try {
    await expect(bare.context.shows.setMode(MODEL, { mode: 'public' })).rejects.toThrow();
  } finally {
    await bare.stop();
  }
});
