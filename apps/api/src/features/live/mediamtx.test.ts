import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../../../../scripts/lib/postgres.mjs';
import { broadcast, model } from '../../kernel/db/schema/index.ts';
import { ffmpeg, until } from '../../testing/live-platform.ts';
import { type StandInMediaMtx, startMediaMtx } from '../../testing/mediamtx.ts';
import { openTestPlatform, TestBrowser, type TestPlatform } from '../../testing/platform.ts';
import { mediaMtxFiles } from './mediamtx.ts';
import { segmentsOf } from './playlist.ts';
import { createSegments } from './segments.ts';

/* MediaMTX with low latency, by a stand-in that follows its documentation: a program publishes with WHIP. */

const SECRET = 'a media secret for tests, long enough';
const MODEL = 11;
let platform: TestPlatform;
let server: StandInMediaMtx;
let folder: string;
/** Milliseconds that the platform's clock is ahead. */
let ahead = 0;

beforeAll(async () => {
  if (ffmpeg === null) return;
  folder = await mkdtemp(join(tmpdir(), 'footlight-mediamtx-'));
  const port = await freePort();
  const hook = `http://127.0.0.1:${port}/live/hooks/mediamtx/auth?secret=${encodeURIComponent(SECRET)}`;
  server = await startMediaMtx(ffmpeg, hook);
  platform = await openTestPlatform({
    hlsDir: join(folder, 'hls'),
    rateLimits: false,
    now: () => Date.now() + ahead,
    mediaServer: {
      kind: 'mediamtx',
      rtmpUrl: 'rtmp://ingest.example.com/live',
      whipUrl: 'https://ingest.example.com/live',
      isLowLatency: true,
      secret: SECRET,
      hlsUrl: server.hlsUrl,
      controlUrl: server.controlUrl,
    },
  });
  await platform.app.listen({ host: '127.0.0.1', port });
}, 90_000);
afterAll(async () => {
  await platform?.stop();
  await server?.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

const room = async () => (await platform.database.orm.select().from(model).where(eq(model.userId, MODEL)))[0];
const newKey = async (broadcaster: TestBrowser) =>
  (await broadcaster.call<{ stream_key: string; bearer_token: string }>('POST', '/live/key')).body;

it.skipIf(ffmpeg === null)(
  '[ROOM-03] a program publishes with WHIP, viewers wait for parts with their token, and a revoked key ends it',
  async () => {
    const broadcaster = await new TestBrowser(platform.app).login('model');
    const { stream_key, bearer_token } = await newKey(broadcaster);
    expect(stream_key).toBe(`s_model?key=${bearer_token}`);
    const { body: settings } = await broadcaster.call<{ encoder: object }>('GET', '/live/settings');
    expect(settings.encoder).toMatchObject({ whip_server: 'https://ingest.example.com/live/s_model/whip' });

    // A program may ask first how it would connect; that starts nothing.
    expect(await server.mayPublish('s_model', 'fl_000')).toBe(false);
    expect(await server.mayPublish('s_model', bearer_token)).toBe(true);
    expect(await platform.database.orm.select().from(broadcast)).toEqual([]);
    expect(await server.publish({ stream: 's_model', protocol: 'webrtc', token: 'fl_000' })).toBeNull();
    const program = await server.publish({ stream: 's_model', protocol: 'webrtc', token: bearer_token });
    await until('the room to open', async () => (await room())?.isPublished);
    // Nor can another one, by the other protocol, take its place.
    expect(
      await server.publish({ stream: 's_model', protocol: 'rtmp', query: `key=${bearer_token}` }),
    ).toBeNull();

    const { body: seen } = await new TestBrowser(platform.app).call<{
      stream: { token: string; low_latency: boolean };
    }>('GET', '/chat/react/model');
    const { token, low_latency } = seen.stream;
    expect(low_latency).toBe(true);
    const get = (path: string) => platform.app.inject({ url: `/live/cam/s_model/${path}` });
    const master = (await until('the master playlist', async () => {
      const answer = await get(`master.m3u8?token=${token}`);
      return answer.statusCode === 200 && answer;
    })) as Awaited<ReturnType<typeof get>>;
    // MediaMTX's sessions stay with the platform.
    expect(master.body).toContain(`URI="audio2_stream.m3u8?token=${token}"`);
    expect(master.body).toContain(`\nvideo1_stream.m3u8?token=${token}`);
    expect(master.body).not.toContain('session=');

    const playlist = (await get(`video1_stream.m3u8?token=${token}`)).body;
    const part = /EXT-X-PRELOAD-HINT:TYPE=PART,URI="([^"]+)"/.exec(playlist)?.[1] ?? '';
    expect(part).toMatch(/^video1_part\d+\.mp4\?token=/);
    expect((await get(part.split('?')[0] ?? '')).statusCode).toBe(403);

    // Ten viewers wait for the next part; MediaMTX is asked once.
    const newest = segmentsOf(playlist).at(-1)?.number ?? 0;
    const wait = `video1_stream.m3u8?_HLS_msn=${newest + 2}&_HLS_part=0&secret=x&token=${token}`;
    const answers = await Promise.all(Array.from({ length: 10 }, () => get(wait)));
    for (const { body } of answers) expect(body).toContain(`video1_part${(newest + 2 - 7) * 2}.mp4`);
    const asked = server.requests.filter((one) => one.includes(`_HLS_msn=${newest + 2}`));
    expect(asked).toEqual([`s_model/video1_stream.m3u8?_HLS_msn=${newest + 2}&_HLS_part=0`]);

    // MediaMTX starts anew, or forgets who has not read for a while.
    server.forgetSessions();
    const init = await get(`video1_init.mp4?token=${token}`);
    expect(init.statusCode).toBe(200);
    expect(init.rawPayload.toString('latin1', 4, 8)).toBe('ftyp');

    const info = await until('the stream’s health', async () =>
      platform.published.find(({ event, payload }) => event === 'v3.stream.ingest_info' && payload.is_live),
    );
    expect(info.payload).toMatchObject({ stream_name: 's_model', width: 320, height: 180, fps: 20 });

    await broadcaster.call('DELETE', '/live/key');
    await program?.ended;
    await until('the room to close', async () => (await room())?.status === 'offline');
    expect((await get(`video1_init.mp4?token=${token}`)).statusCode).toBe(403);
  },
  120_000,
);

it.skipIf(ffmpeg === null)(
  '[LIM-01] a segment with its sound apart is kept as MPEG-TS, and gaps are none',
  async () => {
    const broadcaster = await new TestBrowser(platform.app).login('model');
    const { bearer_token } = await newKey(broadcaster);
    await until('the former broadcast to end', async () => (await room())?.status === 'offline');
    const program = await server.publish({
      stream: 's_model',
      protocol: 'rtmp',
      query: `key=${bearer_token}`,
    });
    const segments = createSegments(mediaMtxFiles(server.hlsUrl, SECRET), async () => ffmpeg);
    const entries = await until('three segments', async () => {
      const found = await segments.list('s_model');
      return found.length >= 3 && found;
    });
    expect(entries.map(({ file }) => file)).not.toContain('gap.mp4');
    const starts: number[] = [];
    for (const entry of entries.slice(0, 2)) {
      const bytes = await segments.mpegTs('s_model', entry);
      const file = join(folder, 'segment.ts');
      await writeFile(file, bytes ?? '');
      const { stderr } = spawnSync(ffmpeg ?? '', ['-hide_banner', '-copyts', '-i', file, '-f', 'null', '-'], {
        encoding: 'utf8',
      });
      expect(stderr).toMatch(/Video: h264.* 320x180/);
      expect(stderr).toMatch(/Audio: opus.* 48000 Hz/);
      expect(stderr).toMatch(/frame=\s*20 /);
      starts.push(Number(/start: ([\d.]+)/.exec(stderr)?.[1]));
    }
    // The second one continues where the first one ends.
    expect((starts[1] ?? 0) - (starts[0] ?? 0)).toBeCloseTo(1, 1);

    // A segment lasts until the next key frame: one that stays the newest for some seconds means nothing yet.
    const goneAt = async () => (await platform.database.orm.select().from(broadcast))[0]?.goneAt;
    await until('the broadcast to be seen', async () => (await goneAt()) === null);
    program?.freeze();
    await wait(8_000);
    expect(await goneAt()).toBeNull();
    ahead += 16_000;
    await until('the program to be taken for lost', goneAt);
    program?.stop();
  },
  90_000,
);
