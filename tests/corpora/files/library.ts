import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LibraryItem, UploadKind } from '@footlight/contract';
import { eq } from 'drizzle-orm';
import { createEncoding } from '../../../apps/api/src/features/media/encoding/worker.ts';
import { mediaUpload } from '../../../apps/api/src/kernel/db/schema/index.ts';
import type { StoredFile } from '../../../apps/api/src/kernel/db/schema/stored-media.ts';
import { quietLogger } from '../../../apps/api/src/kernel/log.ts';
import { createLocalStorage } from '../../../apps/api/src/kernel/storage/local-storage.ts';
import { readStored } from '../../../apps/api/src/kernel/storage/storage.ts';
import { findFfmpeg } from '../../../apps/api/src/kernel/streams/ffmpeg.ts';
import { openTestPlatform } from '../../../apps/api/src/testing/platform.ts';
import { startUploading } from '../../../apps/api/src/testing/uploads.ts';

/** What became of a file: what is stored, or why it was refused. */
export type Outcome = { stored: StoredFile } | { refused: string };

/** A platform whose broadcaster uploads files as a browser does, with a worker that processes them. */
export async function openLibrary() {
  const platform = await openTestPlatform({ rateLimits: false });
  const { author, client } = await startUploading(platform);
  const folder = await mkdtemp(join(tmpdir(), 'footlight-corpus-'));
  const storage = createLocalStorage(folder);
  const { orm } = platform.database;
  const worker = createEncoding({
    ...{ orm, work: platform.context.work, storage, uploads: platform.context.uploads },
    ...{ log: quietLogger(), now: Date.now, findFfmpeg },
  });
  const newItem = async (kind: UploadKind): Promise<number> => {
    const { body } = await author.post<{ item: LibraryItem }>('/studio/media', { name: 'Corpus', kind });
    return body.item.media.id;
  };
  return {
    /** Uploads a file to an item of its own and has it processed. */
    async put(kind: UploadKind, name: string, bytes: Buffer): Promise<Outcome> {
      const { id, errorType } = await client.create(await newItem(kind), bytes.length, name);
      if (id === '') return { refused: errorType ?? 'without a reason' };
      await client.patch(id, 0, bytes);
      await worker.step();
      const [row] = await orm.select().from(mediaUpload).where(eq(mediaUpload.id, id));
      return row?.result ? { stored: row.result } : { refused: row?.reason ?? `state ${row?.state}` };
    },
    async read(key: string): Promise<Buffer> {
      const bytes = await readStored(storage, key);
      if (!bytes) throw new Error(`${key} is not stored`);
      return Buffer.from(bytes);
    },
    async close(): Promise<void> {
      await platform.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
export type Library = Awaited<ReturnType<typeof openLibrary>>;
