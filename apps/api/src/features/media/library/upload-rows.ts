import { UPLOAD_LIMITS, type UploadFailure, type UploadKind, uploadProblem } from '@footlight/contract';
import { and, asc, count, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { ApiError } from '../../../kernel/api-error.ts';
import type { Orm } from '../../../kernel/db/database.ts';
import { media, mediaUpload, user } from '../../../kernel/db/schema/index.ts';
import { keysOf, type StoredFile } from '../../../kernel/db/schema/stored-media.ts';
import { isPictureSet } from '../../../kernel/rooms/media-card.ts';
import { discard } from '../../../kernel/storage/garbage.ts';
import { refreshItem } from './item-files.ts';

export type UploadRow = typeof mediaUpload.$inferSelect;

/** A worker that has not renewed its lease for this long counts as dead. */
export const LEASE_MS = 30_000;
/** Then a file is given up. */
export const MOST_ATTEMPTS = 3;

/** Bytes that a broadcaster's files take, as uploaded. */
export async function usedBytes(orm: Orm, userId: number): Promise<number> {
  const [row] = await orm
    .select({ bytes: sql<number>`coalesce(sum(${mediaUpload.size}), 0)`.mapWith(Number) })
    .from(mediaUpload)
    .where(and(eq(mediaUpload.userId, userId), ne(mediaUpload.state, 'failed')));
  return row?.bytes ?? 0;
}

export interface NewUpload {
  id: string;
  mediaId: number;
  name: string;
  size: number;
}

/**
 * Registers an upload of a broadcaster's own item.
 *
 * @throws ApiError `not_found`, `upload_empty`, `upload_too_large`, `upload_limit`, `upload_quota`
 */
export async function registerUpload(tx: Orm, userId: number, asked: NewUpload, now: number): Promise<void> {
  // Uploads of one broadcaster are registered one by one, so that each counts the others.
  await tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('no key update');
  const [item] = await tx
    .select()
    .from(media)
    .where(and(eq(media.id, asked.mediaId), eq(media.userId, userId), isNull(media.removedAt)));
  // Items without uploads are the demo's, and recordings.
  if (!item?.stored) throw new ApiError('not_found');
  const kind: UploadKind = isPictureSet(item) ? 'picture' : 'video';
  const problem = uploadProblem(kind, asked.size);
  if (problem) throw new ApiError(problem);
  const numbers = await tx
    .select({
      state: mediaUpload.state,
      isHere: sql<boolean>`${mediaUpload.mediaId} = ${item.id}`,
      count: count(),
    })
    .from(mediaUpload)
    .where(eq(mediaUpload.userId, userId))
    .groupBy(mediaUpload.state, sql`2`);
  const sum = (fits: (row: (typeof numbers)[number]) => boolean) =>
    numbers.filter(fits).reduce((total, row) => total + row.count, 0);
  const here = sum(({ isHere, state }) => isHere && state !== 'failed');
  const most = kind === 'video' ? 1 : UPLOAD_LIMITS.pictures;
  if (here >= most || sum(({ state }) => state === 'receiving') >= UPLOAD_LIMITS.unfinished)
    throw new ApiError('upload_limit');
  if ((await usedBytes(tx, userId)) + asked.size > UPLOAD_LIMITS.quota) throw new ApiError('upload_quota');
  const { id, name, size, mediaId } = asked;
  await tx.insert(mediaUpload).values({ id, userId, mediaId, kind, name, size, createdAt: new Date(now) });
}

/** A broadcaster's own upload; null for one of somebody else. */
export async function ownUpload(orm: Orm, userId: number, id: string): Promise<UploadRow | null> {
  const [row] = await orm
    .select()
    .from(mediaUpload)
    .where(and(eq(mediaUpload.id, id), eq(mediaUpload.userId, userId)));
  return row ?? null;
}

/** Marks an upload as complete, if all its bytes are there. */
export const uploadReceived = async (orm: Orm, id: string, bytes: number): Promise<void> => {
  await orm
    .update(mediaUpload)
    .set({ state: 'uploaded' })
    .where(and(eq(mediaUpload.id, id), eq(mediaUpload.state, 'receiving'), eq(mediaUpload.size, bytes)));
};

/** Broadcasters take turns, so that one with many files does not keep the others waiting. */
const longestWithoutTurn = sql`(SELECT max(own.started_at) FROM media_upload own WHERE own.user_id = ${mediaUpload.userId}) ASC NULLS FIRST`;

/**
 * Takes the oldest file of the broadcaster whose turn it is, so that no other worker has it in the meantime; null if
 * none waits.
 */
export async function leaseUpload(orm: Orm, now: number): Promise<UploadRow | null> {
  const at = new Date(now);
  return orm.transaction(async (tx) => {
    const [due] = await tx
      .select({ id: mediaUpload.id })
      .from(mediaUpload)
      .where(
        or(
          and(eq(mediaUpload.state, 'uploaded'), isNull(mediaUpload.leasedUntil)),
          and(inArray(mediaUpload.state, ['uploaded', 'processing']), lt(mediaUpload.leasedUntil, at)),
        ),
      )
      .orderBy(longestWithoutTurn, asc(mediaUpload.createdAt), asc(mediaUpload.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return null;
    const [row] = await tx
      .update(mediaUpload)
      .set({
        state: 'processing',
        attempts: sql`${mediaUpload.attempts} + 1`,
        leasedUntil: new Date(now + LEASE_MS),
        startedAt: at,
      })
      .where(eq(mediaUpload.id, due.id))
      .returning();
    return row ?? null;
  });
}

/** The worker of this attempt, and no later one, has the row. */
const leased = ({ id, attempts }: UploadRow) =>
  and(eq(mediaUpload.id, id), eq(mediaUpload.state, 'processing'), eq(mediaUpload.attempts, attempts));

/** Keeps a lease; false if the row was deleted or another worker has it. */
export async function prolongLease(orm: Orm, row: UploadRow, now: number): Promise<boolean> {
  const rows = await orm
    .update(mediaUpload)
    .set({ leasedUntil: new Date(now + LEASE_MS) })
    .where(leased(row))
    .returning({ id: mediaUpload.id });
  return rows.length > 0;
}

/** Stores the result for a file. False: it was deleted in the meantime, or another worker has it; nothing changes. */
export async function uploadReady(tx: Orm, row: UploadRow, result: StoredFile): Promise<boolean> {
  const rows = await tx
    .update(mediaUpload)
    .set({ state: 'ready', result, leasedUntil: null })
    .where(leased(row))
    .returning({ id: mediaUpload.id });
  if (rows.length === 0) {
    await discard(tx, keysOf(row.userId, result));
    return false;
  }
  await refreshItem(tx, row.mediaId);
  return true;
}

export const uploadFailed = async (orm: Orm, row: UploadRow, reason: UploadFailure): Promise<void> => {
  await orm.update(mediaUpload).set({ state: 'failed', reason, leasedUntil: null }).where(leased(row));
};

/** Nothing is wrong with the file: it waits again, at once or until a time, or is given up. */
export async function uploadPutBack(
  orm: Orm,
  row: UploadRow,
  { countsAttempt, until = null }: { countsAttempt: boolean; until?: Date | null },
): Promise<void> {
  if (countsAttempt && row.attempts >= MOST_ATTEMPTS) return uploadFailed(orm, row, 'gave_up');
  const attempts = countsAttempt ? row.attempts : row.attempts - 1;
  await orm.update(mediaUpload).set({ state: 'uploaded', attempts, leasedUntil: until }).where(leased(row));
}

/** Deletes uploads that nobody continued. */
export async function expireUploads(orm: Orm, now: number): Promise<void> {
  const before = new Date(now - UPLOAD_LIMITS.unfinishedMs);
  await orm
    .delete(mediaUpload)
    .where(and(eq(mediaUpload.state, 'receiving'), lt(mediaUpload.createdAt, before)));
}

/** Which of these uploads still need their file as it was uploaded. */
export async function neededFiles(orm: Orm, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await orm
    .select({ id: mediaUpload.id })
    .from(mediaUpload)
    .where(
      and(
        inArray(mediaUpload.id, [...ids]),
        inArray(mediaUpload.state, ['receiving', 'uploaded', 'processing']),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}
