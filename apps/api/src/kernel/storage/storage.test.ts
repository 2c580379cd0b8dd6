import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLocalStorage } from './local-storage.ts';
import { isOutsideFault } from './outside-fault.ts';
import { createS3Storage } from './s3-storage.ts';
import { readStored, type Storage } from './storage.ts';

let folder: string;
let server: S3rver;
const storages: Record<'local' | 's3', Storage | null> = { local: null, s3: null };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'footlight-storage-'));
  server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'media', configs: [] }],
  });
  const { port } = await server.run();
  storages.local = createLocalStorage(join(folder, 'local'));
  storages.s3 = await createS3Storage({
    bucket: 'media',
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${port}`,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  });
}, 60_000);
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

it('[MEDIA-01] a service that takes a connection and never answers is away', async () => {
  const mute = createServer(() => undefined);
  await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
  const { port } = mute.address() as AddressInfo;
  const storage = await createS3Storage({
    bucket: 'media',
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${port}`,
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    silentMs: 300,
  });
  const file = join(folder, 'object');
  await writeFile(file, 'bytes');
  for (const call of [
    () => storage.put('videos/a/video.mp4', file, 'video/mp4'),
    () => storage.get('videos/a/video.mp4'),
    () => storage.delete('videos/a/video.mp4'),
  ]) {
    const error = await call().catch((reason: unknown) => reason);
    expect(isOutsideFault(error), String(error)).toBe(true);
  }
  mute.closeAllConnections();
  mute.close();
}, 20_000);

describe.each(['local', 's3'] as const)('[MEDIA-01] storage: %s', (kind) => {
  const storage = () => {
    const found = storages[kind];
    if (!found) throw new Error(`no storage ${kind}`);
    return found;
  };
  const file = async (bytes: Buffer): Promise<string> => {
    const path = join(folder, randomBytes(8).toString('hex'));
    await writeFile(path, bytes);
    return path;
  };

  it('gives back what was put, whole and in parts, until it is deleted', async () => {
    // Larger than one part of a multipart upload.
    const bytes = randomBytes(6 * 1024 * 1024 + 3);
    const key = 'videos/abc/video.mp4';
    expect(await storage().exists(key)).toBe(false);
    expect(await storage().get(key)).toBeNull();
    await storage().put(key, await file(bytes), 'video/mp4');
    expect(await storage().exists(key)).toBe(true);
    expect((await readStored(storage(), key))?.equals(bytes)).toBe(true);
    const part = await readStored(storage(), key, { start: 1_000, end: 1_999 });
    expect(part?.equals(bytes.subarray(1_000, 2_000))).toBe(true);
    const tail = await readStored(storage(), key, { start: bytes.length - 2, end: 99_999_999 });
    expect(tail?.equals(bytes.subarray(-2))).toBe(true);
    expect((await storage().get(key, { start: bytes.length, end: 99_999_999 }))?.size).toBe(bytes.length);
    await storage().delete(key);
    await storage().delete(key);
    expect(await storage().get(key)).toBeNull();
  });

  it('replaces an object as a whole', async () => {
    const key = 'covers/7/abc.webp';
    for (const text of ['the first one', 'second']) {
      await storage().put(key, await file(Buffer.from(text)), 'image/webp');
      expect((await readStored(storage(), key))?.toString()).toBe(text);
    }
  });

  it.each(['../secret.txt', 'videos/../../x.mp4', '/etc/passwd', 'videos/a b.mp4', ''])(
    'takes no other key than the platform makes: %j',
    async (key) => {
      await expect(async () => storage().get(key)).rejects.toThrow('Not a storage key');
    },
  );
});
