import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LibraryItem, UPLOAD_LIMITS } from '@footlight/contract';
import { eq, ne } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { media, mediaUpload, user } from '../../../kernel/db/schema/index.ts';
import { quietLogger } from '../../../kernel/log.ts';
import { createLocalStorage } from '../../../kernel/storage/local-storage.ts';
import { findFfmpeg } from '../../../kernel/streams/ffmpeg.ts';
import { openTestPlatform, TestBrowser, type TestPlatform } from '../../../testing/platform.ts';
import { makeVideo, startUploading, UploadClient } from '../../../testing/uploads.ts';
import { createEncoding } from '../encoding/worker.ts';
import { LEASE_MS, leaseUpload, prolongLease } from './upload-rows.ts';

let platform: TestPlatform;
let author: TestBrowser;
let base: string;
let client: UploadClient;
let folder: string;
let now = Date.now();

beforeAll(async () => {
  platform = await openTestPlatform({ rateLimits: false });
  ({ base, author, client } = await startUploading(platform));
  folder = await mkdtemp(join(tmpdir(), 'footlight-test-'));
}, 90_000);
beforeEach(async () => {
  now = Date.now();
  await platform.database.orm.delete(mediaUpload);
});
afterAll(async () => {
  await platform.stop();
  await rm(folder, { recursive: true, force: true });
});

const orm = () => platform.database.orm;
const create = async (kind: 'video' | 'picture', who = author) =>
  (await who.post<{ item: LibraryItem }>('/studio/media', { name: 'Item', kind })).body.item.media.id;
const row = async (id: string) => (await orm().select().from(mediaUpload).where(eq(mediaUpload.id, id)))[0];
const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const worker = (withinMs?: number) =>
  createEncoding({
    orm: orm(),
    work: platform.context.work,
    storage: createLocalStorage(folder),
    uploads: platform.context.uploads,
    log: quietLogger(),
    now: () => now,
    findFfmpeg,
    withinMs,
  });
const photo = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#a03060' } })
    .jpeg()
    .toBuffer();

describe('[MEDIA-01] an upload', () => {
  it('continues at its offset after ten cuts, in another browser too, and is the same to the byte', async () => {
    const bytes = randomBytes(12 * 1024 * 1024 + 7);
    const { id } = await client.create(await create('video'), bytes.length);
    const again = new UploadClient(base, await new TestBrowser(platform.app).login('model'));
    const offsets = [0];
    for (let cut = 0; cut < 10; cut += 1) {
      const from = offsets.at(-1) ?? 0;
      await client.patch(id, from, bytes.subarray(from), 700_000 + cut * 31_337);
      await expect.poll(() => again.offset(id), { timeout: 10_000 }).toBeGreaterThan(from);
      offsets.push(await again.offset(id));
    }
    const from = offsets.at(-1) ?? 0;
    expect(from).toBeLessThan(bytes.length);
    // An offset that is not the platform's is refused and changes nothing.
    expect((await again.patch(id, from - 1, bytes.subarray(from - 1)))?.status).toBe(409);
    expect((await row(id))?.state).toBe('receiving');
    expect((await again.patch(id, from, bytes.subarray(from)))?.status).toBe(204);
    expect((await row(id))?.state).toBe('uploaded');
    expect(hash(await readFile(platform.context.uploads.pathOf(id)))).toBe(hash(bytes));
  });

  it('belongs to its broadcaster, who must be logged in and come from the site', async () => {
    const item = await create('picture');
    const { id } = await client.create(item, 100);
    const others = new UploadClient(base, await new TestBrowser(platform.app).login('performer'));
    expect(await others.offset(id)).toBe(-404);
    expect((await others.patch(id, 0, Buffer.alloc(100)))?.status).toBe(404);
    expect((await others.create(item, 100)).errorType).toBe('not_found');
    const guest = new UploadClient(base, await new TestBrowser(platform.app).start());
    expect((await guest.create(item, 100)).errorType).toBe('login_required');
    const forged = await new TestBrowser(platform.app).login('model');
    forged.csrf = 'forged';
    expect((await new UploadClient(base, forged).create(item, 100)).errorType).toBe('csrf_failed');
    expect(await client.offset(id)).toBe(0);
    // Nothing is taken outside the folder.
    expect(await client.offset('..%2f..%2fsecret')).toBe(-404);
  });

  it('is refused before its first byte if it is empty, too large, too much or for something else', async () => {
    const item = await create('picture');
    const refused = async (size: number, id = item) => (await client.create(id, size)).errorType;
    expect(await refused(0)).toBe('upload_empty');
    expect(await refused(UPLOAD_LIMITS.bytes.picture + 1)).toBe('upload_too_large');
    expect(await refused(100, 999_999_999)).toBe('not_found');
    const [demo] = await orm()
      .insert(media)
      .values({ userId: 11, name: 'Demo', slug: 'demo', typeId: 2, typeName: 'videos', artSeed: 'f.model-1' })
      .returning();
    expect(await refused(100, demo?.id)).toBe('not_found');
    const video = await create('video');
    expect(await refused(100, video)).toBeUndefined();
    // A video is one file.
    expect(await refused(100, video)).toBe('upload_limit');
    await orm().update(mediaUpload).set({ size: UPLOAD_LIMITS.quota });
    expect(await refused(100)).toBe('upload_quota');
    // More bytes than announced are not stored.
    await orm().delete(mediaUpload);
    const { id } = await client.create(item, 10);
    expect((await client.patch(id, 0, Buffer.alloc(11)))?.status).toBe(413);
    expect((await row(id))?.state).toBe('receiving');
  });

  it('that nobody continues is deleted after a day, and completed if only its last answer was lost', async () => {
    const item = await create('picture');
    const old = await client.create(item, 10);
    const lost = await client.create(item, 10);
    await writeFile(platform.context.uploads.pathOf(lost.id), Buffer.alloc(10));
    const before = new Date(Date.now() - UPLOAD_LIMITS.unfinishedMs - 1);
    await orm().update(mediaUpload).set({ createdAt: before }).where(eq(mediaUpload.id, old.id));
    await platform.context.uploads.step();
    expect(await row(old.id)).toBeUndefined();
    expect((await row(lost.id))?.state).toBe('uploaded');
    expect(await client.offset(old.id)).toBe(-404);
  });
});

describe('[MEDIA-01] processing', () => {
  it('gives each file to one of several workers', async () => {
    const item = await create('picture');
    const ids = await Promise.all(Array.from({ length: 6 }, async () => client.whole(item, await photo())));
    const taken = await Promise.all(Array.from({ length: 12 }, () => leaseUpload(orm(), now)));
    expect(taken.flatMap((one) => one?.id ?? []).sort()).toEqual([...ids].sort());
    // Their process died: after the lease each file is taken again, and the first worker has lost it.
    expect(await leaseUpload(orm(), now + LEASE_MS - 1_000)).toBeNull();
    now += LEASE_MS + 1_000;
    const first = taken.find((one) => one !== null);
    const [mine, theirs] = [worker(), worker()];
    const counts = await Promise.all([mine.step(), theirs.step()]);
    expect(counts[0] + counts[1]).toBe(6);
    expect(first && (await prolongLease(orm(), first, now))).toBe(false);
    const rows = await orm().select().from(mediaUpload);
    expect(rows.map(({ state, attempts }) => [state, attempts])).toEqual(ids.map(() => ['ready', 2]));
    // The uploaded files are gone.
    expect(ids.filter((id) => existsSync(platform.context.uploads.pathOf(id)))).toEqual([]);
  });

  it('of a broadcaster with many does not keep those of others waiting', async () => {
    const mine = await create('picture');
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) ids.push(await client.whole(mine, await photo()));
    const [first] = await orm().select().from(mediaUpload).limit(1);
    const [other] = await orm().select({ id: user.id }).from(user).where(ne(user.id, first!.userId)).limit(1);
    await orm()
      .insert(mediaUpload)
      .values({ ...first!, id: 'theirs', userId: other!.id, createdAt: new Date(now + 60_000) });
    const order: (string | undefined)[] = [];
    for (let count = 0; count < 4; count += 1) {
      now += 1_000;
      order.push((await leaseUpload(orm(), now))?.id);
    }
    expect(order).toEqual([ids[0], 'theirs', ids[1], ids[2]]);
  });

  it('interrupted in the middle waits again, and another process finishes it', async () => {
    const item = await create('video');
    const id = await client.whole(item, await makeVideo(5));
    const closed = worker();
    const stopped = closed.step();
    await expect.poll(async () => (await row(id))?.state).toBe('processing');
    closed.close();
    await stopped;
    expect(await row(id)).toMatchObject({ state: 'uploaded', attempts: 0, leasedUntil: null });
    expect(await worker().step()).toBe(1);
    expect(await row(id)).toMatchObject({ state: 'ready', attempts: 1 });
  });

  it('gives up what takes too long, and after three attempts what the platform cannot process', async () => {
    const slow = await client.whole(await create('video'), await makeVideo(8, '1280x720'));
    await worker(60).step();
    expect(await row(slow)).toMatchObject({ state: 'failed', reason: 'too_slow' });

    const id = await client.whole(await create('picture'), await photo());
    await rm(platform.context.uploads.pathOf(id));
    await worker().step();
    expect(await row(id)).toMatchObject({ state: 'failed', reason: 'gave_up', attempts: 3 });
  });

  it('refuses a video that is longer than its limit, also one that states no length', async () => {
    const bytes = await makeVideo(1);
    // The movie header: its time scale is made so small that it lasts for hours.
    const header = bytes.indexOf('mvhd');
    bytes.writeUInt32BE(1, header + 16);
    bytes.writeUInt32BE(UPLOAD_LIMITS.seconds + 60, header + 20);
    const id = await client.whole(await create('video'), bytes);
    await worker().step();
    expect(await row(id)).toMatchObject({ state: 'failed', reason: 'too_long' });
  });
});
