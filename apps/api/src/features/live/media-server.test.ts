import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { model } from '../../kernel/db/schema/index.ts';
import { findFfmpeg } from '../../kernel/streams/ffmpeg.ts';
import { hasNginxRtmp, prepareNginx, publishTestPicture, startNginx } from '../../testing/nginx-rtmp.ts';
import { openTestPlatform, TestBrowser, type TestPlatform } from '../../testing/platform.ts';

/* A real nginx with its RTMP module, which ffmpeg publishes to. */
const SECRET = 'a media secret for tests, long enough';
const MODEL = 11;
const ffmpeg = await findFfmpeg();
const isPossible = hasNginxRtmp && ffmpeg !== null;
if (!isPossible) {
  process.stderr.write('nginx with its RTMP module or ffmpeg is not installed: its tests are skipped\n');
}

let folder = '';
let platform: TestPlatform;
let server: { stop(): void };
let rtmpUrl = '';
const children: ChildProcess[] = [];

const until = async <T>(what: string, ask: () => Promise<T | null | undefined | false>): Promise<T> => {
  for (let turn = 0; turn < 400; turn += 1) {
    const found = await ask();
    if (found) return found;
    await wait(100);
  }
  throw new Error(`waited in vain: ${what}`);
};
const room = async () => (await platform.database.orm.select().from(model).where(eq(model.userId, MODEL)))[0];
const publish = (streamKey: string) => {
  const child = publishTestPicture(ffmpeg ?? '', `${rtmpUrl}/${streamKey}`);
  children.push(child);
  return child;
};

beforeAll(async () => {
  if (!isPossible) return;
  folder = await mkdtemp(join(tmpdir(), 'footlight-rtmp-'));
  const { hlsDir, port, ...place } = await prepareNginx(folder);
  rtmpUrl = place.rtmpUrl;
  platform = await openTestPlatform({ hlsDir, mediaServer: { kind: 'nginx', rtmpUrl, secret: SECRET } });
  const platformUrl = await platform.app.listen({ host: '127.0.0.1', port: 0 });
  server = await startNginx({ folder, hlsDir, port, platformUrl, secret: SECRET, fragmentSeconds: 1 });
});
afterAll(async () => {
  if (!isPossible) return;
  for (const child of children) child.kill('SIGKILL');
  server.stop();
  await platform.stop();
  await rm(folder, { recursive: true, force: true });
});

it.skipIf(!isPossible)(
  '[ROOM-03] nginx takes a stream with the key, viewers get its segments by token, and a revoked key ends it',
  async () => {
    const broadcaster = await new TestBrowser(platform.app).login('model');
    const { body } = await broadcaster.call<{ stream_key: string }>('POST', '/live/key');

    // A wrong key is refused: the program ends, and the room stays closed.
    await publish('s_model?key=fl_000').ended;
    expect((await room())?.status).toBe('offline');

    const program = publish(body.stream_key);
    await until('the room to open', async () => (await room())?.isPublished);
    // A second program on the same key is refused.
    await publish(body.stream_key).ended;
    expect(program.exitCode).toBeNull();

    const viewer = new TestBrowser(platform.app);
    const { body: seen } = await viewer.call<{ stream: { token: string } | null }>(
      'GET',
      '/chat/react/model',
    );
    const query = `?token=${seen.stream?.token}`;
    const read = async (file: string) => {
      const answer = await platform.app.inject({ url: `/live/cam/s_model/${file}` });
      return answer.statusCode === 200 ? answer : null;
    };
    await until('the master playlist', () => read(`master.m3u8${query}`));
    const playlist = await until('a segment', async () => {
      const found = await read(`index.m3u8${query}`);
      return found?.body.includes('.ts?token=') ? found.body : null;
    });
    const segment = /^([\w-]+\.ts)\?token=/m.exec(playlist)?.[1] ?? '';
    // MPEG-TS begins with its sync byte.
    expect((await read(`${segment}${query}`))?.rawPayload[0]).toBe(0x47);
    expect((await platform.app.inject({ url: `/live/cam/s_model/${segment}` })).statusCode).toBe(403);

    const info = await until('the stream’s health', async () =>
      platform.told.find(({ event, payload }) => event === 'v3.stream.ingest_info' && payload.is_live),
    );
    expect(info.payload).toMatchObject({ stream_name: 's_model', width: 320, height: 180, fps: 10 });
    expect(Number(info.payload.bitrate)).toBeGreaterThan(1_000);

    await broadcaster.call('DELETE', '/live/key');
    await program.ended;
    await until('the room to close', async () => (await room())?.status === 'offline');
    expect((await platform.app.inject({ url: `/live/cam/s_model/${segment}${query}` })).statusCode).toBe(403);
  },
  120_000,
);
