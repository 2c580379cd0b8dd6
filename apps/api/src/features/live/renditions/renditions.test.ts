import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Room } from '@footlight/contract';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../../../../../scripts/lib/postgres.mjs';
import type { Bus } from '../../../kernel/events/bus/bus.ts';
import { createRedisBus } from '../../../kernel/events/bus/redis-bus.ts';
import { findRedisServer, startTestRedis } from '../../../kernel/events/bus/redis-server.ts';
import { quietLogger } from '../../../kernel/log.ts';
import {
  ffmpeg,
  hasMediaServer,
  type LivePlatform,
  openLivePlatform,
  until,
} from '../../../testing/live-platform.ts';
import { TestBrowser, type TestPlatform } from '../../../testing/platform.ts';
import { folderFiles, hlsFolders } from '../hls-files.ts';
import { segmentsOf } from '../playlist.ts';
import { createRenditionFiles } from './rendition-files.ts';
import { createRenditions } from './renditions.ts';

/* A program publishes to a real nginx, and a real ffmpeg encodes. */

const redis = findRedisServer();
let live: LivePlatform;
let platform: TestPlatform;

const renditionsOf = (stream: string, { hlsDir }: Pick<LivePlatform, 'hlsDir'> = live) =>
  join(hlsFolders(hlsDir).renditions, stream);
const streamOf = async () => {
  const { body } = await new TestBrowser(platform.app).get<Room>('/chat/react/model');
  return body.stream;
};
const read = (path: string) => platform.app.inject({ url: `/live/cam/s_model/${path}` });
/** Size and first timestamp of a segment, as ffmpeg decodes it. */
const decoded = async (segment: Buffer) => {
  const file = join(live.folder, 'segment.ts');
  await writeFile(file, segment);
  const args = ['-hide_banner', '-copyts', '-i', file, '-map', '0:v', '-f', 'framecrc', '-'];
  const { stdout, stderr } = spawnSync(ffmpeg ?? '', args, { encoding: 'utf8' });
  return {
    size: /Video: h264.* (\d{2,5}x\d{2,5})/.exec(stderr)?.[1],
    start: /start: ([\d.]+)/.exec(stderr)?.[1],
    frames: stdout.split('\n').filter((line) => /^0,/.test(line)).length,
    sound: stderr.includes('Audio: aac'),
  };
};

beforeAll(async () => {
  if (!hasMediaServer) return;
  live = await openLivePlatform(
    { renditions: { heights: [480, 240, 144], streams: 1 }, rateLimits: false },
    // What a process that died has left.
    (hlsDir) => mkdir(join(renditionsOf('s_gone', { hlsDir }), '240p'), { recursive: true }),
  );
  platform = live.platform;
}, 90_000);
afterAll(() => live?.stop());

it.skipIf(!hasMediaServer)(
  '[ROOM-03] a published stream has lower renditions with the source’s segments, by token alone, until it ends',
  async () => {
    await until('what was left to be removed', async () => !existsSync(renditionsOf('s_gone')));
    const broadcaster = await new TestBrowser(platform.app).login('model');
    const { body } = await broadcaster.call<{ stream_key: string }>('POST', '/live/key');
    const program = live.publish(body.stream_key, true, '640x360');

    // Never larger than the source.
    const stream = await until('the renditions', async () => {
      const found = await streamOf();
      return found?.quality_renditions.length === 3 && found;
    });
    expect(stream).toMatchObject({ width: 640, height: 360 });
    expect(stream.quality_renditions.map(({ name, width, height }) => [name, width, height])).toEqual([
      ['hd', 640, 360],
      ['sd', 426, 240],
      ['low', 256, 144],
    ]);
    const query = `?token=${stream.token}`;
    const master = (await read(`master.m3u8${query}`)).body;
    const variants = [...master.matchAll(/BANDWIDTH=(\d+),RESOLUTION=(\w+),NAME="(\w+)"\n(\S+)\?token=/g)];
    expect(variants.map(([, , size, name, uri]) => [size, name, uri])).toEqual([
      ['640x360', 'hd', 'index.m3u8'],
      ['426x240', 'sd', '240p/index.m3u8'],
      ['256x144', 'low', '144p/index.m3u8'],
    ]);
    expect(variants.every(([, rate]) => Number(rate) > 10_000)).toBe(true);

    const source = (await read(`index.m3u8${query}`)).body;
    const lower = (await read(`240p/index.m3u8${query}`)).body;
    const common = segmentsOf(lower).find(({ file }) => source.includes(file));
    const file = common?.file.split('?')[0] ?? '';
    expect(file).toMatch(/\.ts$/);
    // The same segment has the same number, length and timestamps in all renditions.
    const place = (text: string) => {
      const at = segmentsOf(text).findIndex((one) => one.file.startsWith(file));
      return { number: Number(/MEDIA-SEQUENCE:(\d+)/.exec(text)?.[1]) + at, ...segmentsOf(text)[at] };
    };
    expect(place(lower)).toEqual(place(source));
    const best = await decoded((await read(`${file}${query}`)).rawPayload);
    expect(best).toMatchObject({ size: '640x360', sound: true });
    expect(best.frames).toBeGreaterThan(5);
    for (const [height, size] of Object.entries({ '240p': '426x240', '144p': '256x144' })) {
      expect((await read(`${height}/${file}`)).statusCode).toBe(403);
      expect((await read(`${height}/index.m3u8`)).statusCode).toBe(403);
      expect(await decoded((await read(`${height}/${file}${query}`)).rawPayload)).toEqual({ ...best, size });
    }
    expect((await read(`480p/index.m3u8${query}`)).statusCode).toBe(404);
    expect((await read(`..%2fs_model/index.m3u8${query}`)).statusCode).toBe(404);
    expect(platform.context.live.renditions.numbers()).toEqual({ encoding: 1, failing: 0, source_only: 0 });

    await broadcaster.call('DELETE', '/live/key');
    await program.ended;
    await until('the folder to be removed', async () => !existsSync(renditionsOf('s_model')));
    expect((await read(`240p/${file}${query}`)).statusCode).toBe(403);
    expect(platform.context.live.renditions.numbers()).toEqual({ encoding: 0, failing: 0, source_only: 0 });
  },
  120_000,
);

it.skipIf(!hasMediaServer || redis === null)(
  '[ROOM-03] one process encodes a stream, another goes on when it dies, and a broken ffmpeg leaves the source',
  async () => {
    const server = await startTestRedis(redis ?? '', await freePort());
    const connect = () => createRedisBus(server.url, () => undefined);
    const buses = [await connect(), await connect()] as const;
    onTestFinished(async () => {
      for (const bus of buses) await bus.close();
      await server.stop();
    });
    const broadcaster = await new TestBrowser(platform.app).login('model');
    const { body } = await broadcaster.call<{ stream_key: string }>('POST', '/live/key');
    const program = live.publish(body.stream_key, false, '640x360');
    await until('a segment', async () => {
      const { token } = (await streamOf()) ?? {};
      return segmentsOf((await read(`index.m3u8?token=${token}`)).body).length > 0;
    });

    // Two processes with a lease between them in Redis, and a folder of their own beside the platform's.
    const files = folderFiles(hlsFolders(live.hlsDir).programs);
    const shared = createRenditionFiles(join(live.folder, 'shared'), files);
    const processOf = (leader: Bus, binary: string | null) =>
      createRenditions({
        orm: platform.database.orm,
        files,
        renditions: shared,
        options: { heights: [240], streams: 1 },
        leader,
        ffmpeg: async () => binary,
        log: quietLogger(),
      });
    const [a, b] = [processOf(buses[0], '/bin/false'), processOf(buses[1], ffmpeg)];
    const steps = async () => {
      await a.step();
      await b.step();
    };
    await until('the failure', async () => {
      await steps();
      return a.numbers().failing === 1;
    });
    expect(b.numbers().encoding).toBe(0);
    expect(await shared.of('s_model')).toEqual([]);

    const made = async () => (await shared.of('s_model')).map(({ name, height }) => [name, height]);
    // The first one says no more that it encodes. Its lease ends after ten seconds.
    const diedAt = performance.now();
    await until('the other process to begin', async () => {
      await b.step();
      return b.numbers().encoding === 1;
    });
    const waited = performance.now() - diedAt;
    expect(waited).toBeGreaterThan(5_000);
    expect(waited).toBeLessThan(15_000);
    await until('a segment of the other process', async () => {
      await b.step();
      return (await made()).length === 2;
    });
    // If it had only stood still, it sees that another one has the stream.
    await a.step();
    expect(a.numbers()).toEqual({ encoding: 0, failing: 0, source_only: 0 });
    expect(await made()).toEqual([
      ['hd', 360],
      ['sd', 240],
    ]);
    expect(b.numbers().encoding).toBe(1);
    await a.close();
    await b.close();
    program.kill('SIGKILL');
  },
  120_000,
);
