import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { LibraryItem } from '@footlight/contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mediaUpload } from '../../../kernel/db/schema/index.ts';
import { createMetrics } from '../../../kernel/metrics/metrics.ts';
import { createLocalStorage } from '../../../kernel/storage/local-storage.ts';
import { findFfmpeg } from '../../../kernel/streams/ffmpeg.ts';
import { openTestPlatform, type TestBrowser, type TestPlatform } from '../../../testing/platform.ts';
import { mountSmallDisk } from '../../../testing/small-disk.ts';
import { startUploading, type UploadClient } from '../../../testing/uploads.ts';
import { startCameraEncoder } from '../../live/camera-encoder.ts';
import { createEncoding } from '../encoding/worker.ts';

/* Disks that are really full. */
const MB = 1024 * 1024;
const disk = mountSmallDisk(24);
const binary = await findFfmpeg();
const log: string[] = [];
const metrics = createMetrics();
let platform: TestPlatform;
let author: TestBrowser;
let client: UploadClient;

beforeAll(async () => {
  if (!disk) return;
  const logStream = new Writable({
    write(chunk, _encoding, done) {
      log.push(String(chunk));
      done();
    },
  });
  platform = await openTestPlatform(
    { rateLimits: false, uploadsDir: disk.folder, diskReserve: 0, metrics },
    { logLevel: 'warn', logStream },
  );
  ({ author, client } = await startUploading(platform));
}, 90_000);
afterAll(async () => {
  if (!disk) return;
  await platform.stop();
  disk.remove();
});

const create = async (kind: 'video' | 'picture') =>
  (await author.post<{ item: LibraryItem }>('/studio/media', { name: 'Item', kind })).body.item.media.id;
/** Lets another program take the disk's space. */
const fill = (folder: string, megabytes: number): (() => void) => {
  const path = join(folder, 'ballast');
  try {
    writeFileSync(path, Buffer.alloc(megabytes * MB));
  } catch {
    // Full is what it shall be.
  }
  return () => rmSync(path, { force: true });
};

it.skipIf(!disk)(
  '[MEDIA-01] an upload that meets a full disk says so, and continues at its byte',
  async () => {
    const { folder } = disk ?? { folder: '' };
    const bytes = randomBytes(12 * MB);
    const { id } = await client.create(await create('video'), bytes.length);
    const empty = fill(folder, 18);
    const answer = await client.patch(id, 0, bytes);
    expect(answer).toMatchObject({ status: 507, errorType: 'upload_no_space' });
    expect(log.join('')).toContain('upload stopped: the disk is full');
    expect(await metrics.text()).toMatch(/footlight_disk_free_bytes\{folder="library"\} \d+/);
    // Nothing more fits, so nothing more is started.
    const refused = await client.create(await create('video'), 20 * MB);
    expect(refused).toMatchObject({ status: 507, errorType: 'upload_no_space' });

    empty();
    const from = await client.offset(id);
    expect(from).toBeGreaterThan(0);
    expect(from).toBeLessThan(bytes.length);
    expect((await client.patch(id, from, bytes.subarray(from)))?.status).toBe(204);
    expect((await readFile(platform.context.uploads.pathOf(id))).equals(bytes)).toBe(true);
    await platform.context.uploads.drop(id);
    await platform.database.orm.delete(mediaUpload).where(eq(mediaUpload.id, id));
  },
);

it.skipIf(!disk)(
  '[MEDIA-01] a picture whose result does not fit waits, and is ready when it does',
  async () => {
    const small = mountSmallDisk(1);
    if (!small) throw new Error('the first disk was mounted, and the second one not');
    let now = Date.now();
    const worker = createEncoding({
      orm: platform.database.orm,
      work: platform.context.work,
      storage: createLocalStorage(small.folder),
      uploads: platform.context.uploads,
      log: platform.app.log,
      now: () => now,
      findFfmpeg,
    });
    try {
      const photo = await sharp(randomBytes(300 * 200 * 3), { raw: { width: 300, height: 200, channels: 3 } })
        .png()
        .toBuffer();
      const id = await client.whole(await create('picture'), photo);
      const row = async () =>
        (await platform.database.orm.select().from(mediaUpload).where(eq(mediaUpload.id, id)))[0];
      const empty = fill(small.folder, 1);
      // More often than a file that the platform cannot process is tried.
      for (let turn = 0; turn < 5; turn += 1) {
        await worker.step();
        expect(await row()).toMatchObject({ state: 'uploaded', attempts: 0 });
        expect(await worker.step()).toBe(0);
        now += 61_000;
      }
      expect(log.join('')).toContain('because the disk is full');
      empty();
      expect(await worker.step()).toBe(1);
      expect(await row()).toMatchObject({ state: 'ready' });
      // No half-written object is left.
      const files = readdirSync(small.folder, { recursive: true, withFileTypes: true }).filter((one) =>
        one.isFile(),
      );
      expect(files.length).toBe(3);
    } finally {
      small.remove();
    }
  },
);

it.skipIf(!disk || binary === null)(
  '[ROOM-03] a camera whose disk is full ends, and says why',
  async () => {
    const small = mountSmallDisk(1);
    if (!small || binary === null) throw new Error('the first disk was mounted, and the second one not');
    try {
      const recording = join(small.folder, '..', `${small.folder.split('/').at(-1)}.webm`);
      const source = [
        '-f',
        'lavfi',
        '-i',
        'nullsrc=size=640x360:rate=15,geq=random(1)*255:128:128',
        '-t',
        '10',
      ];
      const codec = ['-c:v', 'libvpx', '-deadline', 'realtime', '-cpu-used', '8', '-b:v', '2000k'];
      execFileSync(binary, ['-loglevel', 'error', ...source, ...codec, recording]);
      const bytes = await readFile(recording);
      rmSync(recording);
      const encoder = await startCameraEncoder(binary, join(small.folder, 'live'));
      for (let at = 0; at < bytes.length; at += 64 * 1024)
        await encoder.write(bytes.subarray(at, at + 64 * 1024));
      expect(await encoder.closed).toContain('No space left on device');
      await encoder.kill();
      await encoder.remove();
      expect(readdirSync(small.folder)).toEqual([]);
    } finally {
      small.remove();
    }
  },
  60_000,
);
