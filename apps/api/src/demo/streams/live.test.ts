import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packagedFfmpeg } from '../../kernel/streams/ffmpeg.ts';
import { LOOKS } from '../art/scenes/index.ts';
import { generateLoop, loopVersion } from './generate.ts';
import { createLoops, type Loops } from './index.ts';
import { loops } from './loops.ts';
import { renditions } from './renditions.ts';
import { streamPlace } from './store.ts';
import { timelineWindow } from './timeline.ts';

/** A low frame rate makes the test fast. */
const frameRate = 10;
const version = loopVersion(frameRate);
/** What the tokens of this test mean; the platform's own are tested with the database. */
const rights = {
  refuse: async (stream: string, token: unknown) =>
    token === undefined || token === ''
      ? 'token_missing'
      : token === `for ${stream}`
        ? null
        : 'token_foreign',
} as const;
const tokenFor = (stream: string) => encodeURIComponent(`for ${stream}`);
const log = { info: () => undefined, warn: () => undefined };
let dataDir: string;
let app: FastifyInstance;
let live: Loops;
const now = Date.UTC(2026, 0, 1);

/** A stream name with this loop. */
const streamOn = (loop: number): string => {
  for (let n = 0; ; n += 1) if (streamPlace(`s_name${n}`).loop === loop) return `s_name${n}`;
};

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'footlight-live-'));
  const binary = await packagedFfmpeg();
  if (binary === null) throw new Error('The ffmpeg package has no binary for this platform');
  await generateLoop(binary, join(dataDir, 'live', version, 'loop-0'), loops[0]!, frameRate);
  live = createLoops({ dataDir, rights, log, frameRate, now: () => now });
  app = Fastify();
  await app.register(live.plugin);
  // Finds the loop on disk and starts to create the others; the tests need only the first.
  void live.prepare();
  expect((await get(streamOn(0))).statusCode).toBe(200);
}, 90_000);

afterAll(async () => {
  live.stop();
  await app.close();
  await live.prepare();
  await rm(dataDir, { recursive: true, force: true });
});

const get = (stream: string, file = 'master.m3u8', token = tokenFor(stream)) =>
  app.inject(`/live/${stream}/${file}?token=${token}`);

describe('[ROOM-03] live origin', () => {
  it('leads from the master playlist over each rendition to a transport stream', async () => {
    const stream = streamOn(0);
    const master = await get(stream);
    expect(master.headers['content-type']).toContain('application/vnd.apple.mpegurl');
    expect(master.headers['access-control-allow-origin']).toBe('*');
    const variants = master.body.split('\n').filter((line) => line && !line.startsWith('#'));
    expect(variants).toHaveLength(renditions.length);
    // Not that of other servers: players choose by it.
    expect(master.body.match(/FRAME-RATE=10\.000,/g)).toHaveLength(renditions.length);
    for (const variant of variants) {
      const address = new URL(variant, `http://x/live/${stream}/master.m3u8`);
      const media = await app.inject(address.pathname + address.search);
      const segments = media.body.split('\n').filter((line) => line && !line.startsWith('#'));
      const segment = new URL(segments.at(-1)!, address);
      const bytes = await app.inject(segment.pathname + segment.search);
      expect(bytes.statusCode).toBe(200);
      expect(bytes.headers['content-type']).toBe('video/mp2t');
      expect(bytes.rawPayload.length % 188).toBe(0);
      expect(bytes.rawPayload[0]).toBe(0x47);
      const bare = await app.inject(segment.pathname);
      expect([bare.statusCode, bare.json().errorType]).toEqual([403, 'token_missing']);
    }
  });

  it('[LIM-01] records what it shows: the bytes of a recording are those of the live segments', async () => {
    const streamName = streamOn(0);
    const { mediaSequence, segments } = timelineWindow(now, streamPlace(streamName).offset);
    const { startsAt } = segments[0]!;
    const at = (ms: number) => new Date(startsAt + ms);
    const running = { streamName, startedAt: at(0), endedAt: null };
    expect(live.recordingOf(running)).toBeNull();
    const video = live.recordingOf({ ...running, endedAt: at(3_000) });
    expect(video?.segments).toHaveLength(2);
    for (const index of [0, 1]) {
      const address = `/live/segment/${streamName}/min/${mediaSequence + index}.ts?token=${tokenFor(streamName)}`;
      const { rawPayload } = await app.inject(address);
      expect(rawPayload.equals((await video?.read('min', index)) ?? Buffer.alloc(0))).toBe(true);
    }
  });

  it('sends the stream of an upright phone as a portrait', async () => {
    await expect.poll(async () => (await get('p_ada')).statusCode, { timeout: 50_000 }).toBe(200);
    expect((await get('p_ada')).body).toContain('RESOLUTION=720x1280,');
    expect(
      await live.streamFor({ streamName: 'p_ada' } as Parameters<typeof live.streamFor>[0]),
    ).toMatchObject({ width: 720, height: 1280 });
    const segment = join(dataDir, 'live', version, `loop-${streamPlace('p_ada').loop}`, 'hd', '0.ts');
    const binary = (await packagedFfmpeg()) ?? '';
    // Without an output it ends with an error, after it has said what it read.
    const { stderr } = await promisify(execFile)(binary, ['-i', segment]).catch((error) => error);
    expect(stderr).toMatch(/Video: h264.* 720x1280/);
  }, 60_000);

  it('refuses a token of another stream', async () => {
    const answer = await get(streamOn(0), 'master.m3u8', tokenFor('s_other'));
    expect([answer.statusCode, answer.json().errorType]).toEqual([403, 'token_foreign']);
  });

  it('answers 404 for unknown shapes of names, qualities and segments', async () => {
    const stream = streamOn(0);
    expect((await get('luna')).statusCode).toBe(404);
    expect((await get('s_..%2f..%2fetc')).statusCode).toBe(404);
    expect((await get(stream, '4k/index.m3u8')).statusCode).toBe(404);
    for (const file of ['1.ts', '99999999999.ts', 'x.ts', '-1.ts', '..%2f..%2f0.ts']) {
      const answer = await app.inject(`/live/segment/${stream}/hd/${file}?token=${tokenFor(stream)}`);
      expect(answer.statusCode).toBe(404);
    }
  });

  it('says when to come back while a loop is still being made', async () => {
    const fresh = createLoops({ dataDir: join(dataDir, 'empty'), rights, log });
    const other = Fastify();
    await other.register(fresh.plugin);
    const answer = await other.inject(`/live/s_ada/master.m3u8?token=${tokenFor('s_ada')}`);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
    await other.close();
  });
});

it('leaves no draft behind and keeps a loop that is there', async () => {
  const folder = join(dataDir, 'live', version, 'loop-0');
  await generateLoop('/nonexistent/ffmpeg', folder, loops[0]!, frameRate);
  await expect(generateLoop('/nonexistent/ffmpeg', `${folder}-x`, loops[0]!, frameRate)).rejects.toThrow();
  const names = await readdir(join(dataDir, 'live', version));
  expect(names.filter((name) => name.includes('loop-0-x'))).toEqual([]);
});

it('[ROOM-03] makes a loop when somebody watches its stream, and lets them wait', {
  timeout: 60_000,
}, async () => {
  const answer = await get(streamOn(LOOKS - 1));
  expect([200, 503]).toContain(answer.statusCode);
  await expect.poll(async () => (await get(streamOn(LOOKS - 1))).statusCode, { timeout: 50_000 }).toBe(200);
});

it('draws loops whose end meets their beginning', () => {
  for (const loop of loops) {
    if ('look' in loop) continue;
    const first = loop.draw(0);
    const again = loop.draw(1);
    expect(first).toHaveLength(loop.width * loop.height * 3);
    expect(first.every((value, at) => Math.abs(value - (again[at] ?? 0)) <= 1)).toBe(true);
    expect(loop.draw(0.3)).not.toEqual(first);
  }
});
