import { asc, eq, inArray } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Orm } from '../db/database.ts';
import { mediaUpload, storedGarbage } from '../db/schema/index.ts';
import { keysOf } from '../db/schema/stored-media.ts';
import type { Storage } from './storage.ts';

const BATCH = 200;

/** Marks the objects of these items for deletion, in the transaction that deletes the items. */
export async function discardMedia(tx: Orm, mediaIds: readonly number[]): Promise<void> {
  if (mediaIds.length === 0) return;
  const rows = await tx
    .select({ userId: mediaUpload.userId, result: mediaUpload.result })
    .from(mediaUpload)
    .where(inArray(mediaUpload.mediaId, [...mediaIds]));
  await discard(
    tx,
    rows.flatMap(({ userId, result }) => (result ? keysOf(userId, result) : [])),
  );
}

/** Marks objects for deletion. */
export async function discard(tx: Orm, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await tx
    .insert(storedGarbage)
    .values(keys.map((key) => ({ key })))
    .onConflictDoNothing();
}

/**
 * Deletes all marked objects, until `closing`. One that the storage does not delete now is tried again with the next run.
 */
export async function sweepGarbage(
  orm: Orm,
  storage: Storage,
  log: FastifyBaseLogger,
  closing?: AbortSignal,
): Promise<void> {
  let isMore = true;
  while (isMore) {
    const rows = await orm.select().from(storedGarbage).orderBy(asc(storedGarbage.createdAt)).limit(BATCH);
    isMore = rows.length === BATCH;
    for (const { key } of rows) {
      if (closing?.aborted) return;
      try {
        await storage.delete(key);
        await orm.delete(storedGarbage).where(eq(storedGarbage.key, key));
      } catch (error) {
        isMore = false;
        log.warn({ err: error, key }, 'stored object not deleted; will retry');
      }
    }
  }
}
