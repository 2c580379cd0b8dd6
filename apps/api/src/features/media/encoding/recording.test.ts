import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { recordedKey, segmentsKey, videoKey } from '../../../kernel/db/schema/stored-media.ts';
import { createLocalStorage } from '../../../kernel/storage/local-storage.ts';
import { readStored } from '../../../kernel/storage/storage.ts';
import { ffmpeg } from '../../../testing/live-platform.ts';
import { joinRecording } from './recording.ts';

const folder = mkdtempSync(join(tmpdir(), 'footlight-recording-'));
const storage = createLocalStorage(join(folder, 'stored'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SECONDS = 6;
const RATE = 8_000;

const run = (args: readonly string[], input?: Buffer) =>
  spawnSync(ffmpeg ?? '', ['-hide_banner', '-loglevel', 'error', '-y', ...args], {
    input,
    maxBuffer: 1 << 27,
  });

/** A program with an even tone in segments of a second, whose timestamps continue from one to the next. */
const record = async (): Promise<number> => {
  const source = ['-f', 'lavfi', '-i', 'testsrc=s=160x90:r=20', '-f', 'lavfi', '-i', 'sine=440:r=48000'];
  const picture = ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-g', '20'];
  const sound = ['-c:a', 'libopus', '-strict', '-2'];
  const pieces = join(folder, 'pieces');
  const cut = ['-f', 'segment', '-segment_time', '1', '-segment_format', 'mpegts', `${pieces}-%02d.ts`];
  const { stderr } = run([...source, '-t', String(SECONDS), ...picture, ...sound, ...cut]);
  expect(String(stderr)).toBe('');
  const files = readdirSync(folder).filter((name) => name.startsWith('pieces-'));
  for (const [nth, name] of files.sort().entries())
    await storage.put(recordedKey(1, nth), join(folder, name), 'video/mp2t');
  return files.length;
};

/** The loudness of each hundredth of a second, without the first and the last tenth of one. */
const loudness = (bytes: Buffer): number[] => {
  const { stdout } = run(['-i', '-', '-vn', '-ac', '1', '-ar', String(RATE), '-f', 's16le', '-'], bytes);
  const samples = new Int16Array(stdout.buffer, stdout.byteOffset, Math.floor(stdout.byteLength / 2));
  const size = RATE / 100;
  return Array.from({ length: Math.floor(samples.length / size) }, (_, at) => {
    const part = samples.subarray(at * size, (at + 1) * size);
    return Math.sqrt(part.reduce((sum, one) => sum + one * one, 0) / size);
  }).slice(10, -10);
};

it.skipIf(ffmpeg === null)(
  '[LIM-01] sound that players of MPEG-TS do not know becomes AAC without a break where segments meet',
  async () => {
    const count = await record();
    expect(count).toBeGreaterThanOrEqual(SECONDS - 1);
    const made = await joinRecording(
      { binary: ffmpeg ?? '', signal: new AbortController().signal, withinMs: 60_000 },
      Array.from({ length: count }, (_, nth) => ({
        key: recordedKey(1, nth),
        ms: 1_000,
        isDiscontinuity: false,
      })),
      { folder, storage, userId: 1 },
    );
    expect(made).toMatchObject({ width: 160, height: 90, renditions: [{ name: 'hd' }] });
    expect(Math.abs(made.seconds - SECONDS)).toBeLessThan(0.2);
    for (const key of [videoKey(made.video), segmentsKey(made.video, 'hd')]) {
      const bytes = await readStored(storage, key);
      const found = loudness(bytes ?? Buffer.alloc(0));
      expect(found.length).toBeGreaterThan(SECONDS * 90);
      const loudest = Math.max(...found);
      expect(loudest).toBeGreaterThan(1_000);
      expect(Math.min(...found) / loudest, key).toBeGreaterThan(0.8);
    }
  },
  60_000,
);
