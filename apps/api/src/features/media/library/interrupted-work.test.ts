import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LibraryItem } from '@footlight/contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mediaUpload, storedGarbage } from '../../../kernel/db/schema/index.ts';
import { startJob } from '../../../kernel/jobs.ts';
import { quietLogger } from '../../../kernel/log.ts';
import { sweepGarbage } from '../../../kernel/storage/garbage.ts';
import { createLocalStorage } from '../../../kernel/storage/local-storage.ts';
import type { Storage } from '../../../kernel/storage/storage.ts';
import { findFfmpeg } from '../../../kernel/streams/ffmpeg.ts';
import { openTestPlatform, type TestBrowser, type TestPlatform } from '../../../testing/platform.ts';
import { makeVideo, startUploading, type UploadClient } from '../../../testing/uploads.ts';
import { createEncoding } from '../encoding/worker.ts';

/* What is left when an upload or its processing ends in the middle. */
let platform: TestPlatform;
let author: TestBrowser;
let client: UploadClient;
let folder: string;
let now = Date.now();

beforeAll(async () => {
  platform = await openTestPlatform({ rateLimits: false });
  ({ author, client } = await startUploading(platform));
  folder = await mkdtemp(join(tmpdir(), 'footlight-test-'));
}, 90_000);
afterAll(async () => {
  await platform.stop();
  await rm(folder, { recursive: true, force: true });
});

const orm = () => platform.database.orm;
const row = async (id: string) => (await orm().select().from(mediaUpload).where(eq(mediaUpload.id, id)))[0];
const upload = async (kind: 'video' | 'picture', bytes: Buffer) => {
  const { body } = await author.post<{ item: LibraryItem }>('/studio/media', { name: 'Item', kind });
  return client.whole(body.item.media.id, bytes);
};
const photo = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#a03060' } })
    .jpeg()
    .toBuffer();
const worker = (storage: Storage = createLocalStorage(folder)) =>
  createEncoding({
    orm: orm(),
    work: platform.context.work,
    storage,
    uploads: platform.context.uploads,
    log: quietLogger(),
    now: () => now,
    findFfmpeg,
  });
const objects = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());

it('[MEDIA-01] the job deletes files that no upload needs any more', async () => {
  const { uploads } = platform.context;
  const path = uploads.pathOf(randomBytes(16).toString('base64url'));
  await writeFile(path, 'nobody continued this');
  const old = new Date(Date.now() - 2 * 3_600_000);
  await utimes(path, old, old);
  const job = startJob({ name: 'uploads', everyMs: 60_000, run: uploads.step, log: quietLogger() });
  await job.runNow();
  await job.stop();
  expect(existsSync(path)).toBe(false);
});

it('[MEDIA-01] tries that meet a full disk leave nothing behind, so that there is space for the last one', async () => {
  const local = createLocalStorage(folder);
  let isFull = true;
  const full: Storage = {
    ...local,
    async put(key, path, type) {
      // The whole video still fits.
      if (isFull && key.endsWith('.ts')) throw Object.assign(new Error('write'), { code: 'ENOSPC' });
      await local.put(key, path, type);
    },
  };
  const id = await upload('video', await makeVideo(2));
  const working = worker(full);
  for (let turn = 0; turn < 2; turn += 1) {
    await working.step();
    expect(await row(id)).toMatchObject({ state: 'uploaded', attempts: 0 });
    now += 61_000;
  }
  await sweepGarbage(orm(), local, quietLogger());
  expect(objects()).toEqual([]);
  isFull = false;
  await working.step();
  expect(await row(id)).toMatchObject({ state: 'ready' });
  await sweepGarbage(orm(), local, quietLogger());
  // Video, segments, their index, and two small pictures.
  expect(objects()).toHaveLength(5);
}, 60_000);

it('[MEDIA-01] a file whose process died three times is given up', async () => {
  const id = await upload('picture', await photo());
  const dead = { state: 'processing', attempts: 3, leasedUntil: new Date(now - 1) };
  await orm().update(mediaUpload).set(dead).where(eq(mediaUpload.id, id));
  await worker().step();
  expect(await row(id)).toMatchObject({ state: 'failed', reason: 'gave_up' });
});

it('[MEDIA-01] a file that finds no place for drafts waits, and is processed when there is one', async () => {
  const id = await upload('picture', await photo());
  const place = process.env.TMPDIR;
  process.env.TMPDIR = join(folder, 'missing');
  const working = worker();
  await working.step().catch(() => undefined);
  if (place === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = place;
  expect((await row(id))?.state).not.toBe('processing');
});

it('[MEDIA-01] one run deletes all that waits, however much a long recording has left', async () => {
  const keys = Array.from({ length: 450 }, (_, nth) => ({ key: `recordings/999/${nth}.ts` }));
  await orm().insert(storedGarbage).values(keys);
  const sweep = (closing?: AbortSignal) =>
    sweepGarbage(orm(), createLocalStorage(folder), quietLogger(), closing);
  // A process that stops leaves it to the next one.
  await sweep(AbortSignal.abort());
  expect(await orm().select().from(storedGarbage)).toHaveLength(450);
  await sweep();
  expect(await orm().select().from(storedGarbage)).toHaveLength(0);
});
