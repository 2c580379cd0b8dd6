import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { ApiError } from '../../kernel/api-error.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { recordedSegment, recording } from '../../kernel/db/schema/index.ts';
import { recordedKey, type StoredVideo } from '../../kernel/db/schema/stored-media.ts';
import { discard } from '../../kernel/storage/garbage.ts';
import type { Storage } from '../../kernel/storage/storage.ts';
import type { RecordedPart, Recorder, RecordingRow } from '../../kernel/streams/recorder.ts';
import type { PlaylistEntry } from './playlist.ts';
import type { Segments } from './segments.ts';

interface Options {
  orm: Orm;
  segments: Segments;
  storage: Storage;
  ffmpeg(): Promise<string | null>;
  /** Stores kept segments as one video of this broadcaster. */
  join(parts: readonly RecordedPart[], userId: number): Promise<StoredVideo>;
  log: FastifyBaseLogger;
}

/**
 * Records published streams: while a show runs, a job copies each new segment of the origin, which keeps only the last few
 * seconds, into the storage. A segment belongs to the show if it started after the show's start and was complete before
 * its end, so that nobody gets a moment of the show before or after.
 */
export function createLiveRecorder({ orm, segments, storage, ffmpeg, join: joinParts, log }: Options) {
  /** Stores a segment; false if the show has ended in the meantime. */
  const store = async (
    { showId }: RecordingRow,
    nth: number,
    { file, seconds, isDiscontinuity }: PlaylistEntry,
    bytes: Buffer,
  ): Promise<boolean> => {
    const folder = await mkdtemp(join(tmpdir(), 'footlight-segment-'));
    try {
      const path = join(folder, 'segment.ts');
      await writeFile(path, bytes);
      await storage.put(recordedKey(showId, nth), path, 'video/mp2t');
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
    return orm.transaction(async (tx) => {
      const [open] = await tx
        .select({ showId: recording.showId })
        .from(recording)
        .where(and(eq(recording.showId, showId), isNull(recording.endedAt)))
        .for('key share');
      if (!open) {
        await discard(tx, [recordedKey(showId, nth)]);
        return false;
      }
      const ms = Math.round(seconds * 1000);
      await tx
        .insert(recordedSegment)
        .values({ showId, nth, file, ms, bytes: bytes.byteLength, isDiscontinuity });
      return true;
    });
  };

  const keepNew = async (row: RecordingRow): Promise<void> => {
    const entries = await segments.list(row.streamName);
    const [last] = await orm
      .select()
      .from(recordedSegment)
      .where(eq(recordedSegment.showId, row.showId))
      .orderBy(desc(recordedSegment.nth))
      .limit(1);
    const before = last?.file ?? row.afterSegment;
    const at = entries.findIndex(({ file }) => file === before);
    // The first segment after the start began before it.
    const fresh = entries.slice(at === -1 ? 0 : at + (last ? 1 : 2));
    let nth = last ? last.nth + 1 : 0;
    for (const [index, entry] of fresh.entries()) {
      const bytes = await segments.mpegTs(row.streamName, entry);
      if (bytes === null) return;
      // The publisher came back, or this job was late.
      const isCut = index === 0 && at === -1;
      const isDiscontinuity = nth > 0 && (isCut || entry.isDiscontinuity);
      if (!(await store(row, nth, { ...entry, isDiscontinuity }, bytes))) return;
      nth += 1;
    }
  };

  const recorder: Recorder = {
    async start({ streamName }) {
      const newest = (await segments.list(streamName)).at(-1);
      if (!newest || (await ffmpeg()) === null) throw new ApiError('recording_unavailable');
      return newest.file;
    },
    async finish({ showId }, ownerId) {
      const rows = await orm
        .select()
        .from(recordedSegment)
        .where(eq(recordedSegment.showId, showId))
        .orderBy(asc(recordedSegment.nth));
      if (rows.length === 0) return null;
      const parts = rows.map(({ nth, ms, isDiscontinuity }) => ({
        key: recordedKey(showId, nth),
        ms,
        isDiscontinuity,
      }));
      const file = await joinParts(parts, ownerId);
      return { seconds: file.seconds, file };
    },
    async forget(tx, { showId }) {
      const rows = await tx
        .delete(recordedSegment)
        .where(eq(recordedSegment.showId, showId))
        .returning({ nth: recordedSegment.nth });
      await discard(
        tx,
        rows.map(({ nth }) => recordedKey(showId, nth)),
      );
    },
  };
  return {
    recorder,
    /** The job: copies the new segments of each stream that is recorded. */
    async step(): Promise<void> {
      const rows = await orm
        .select()
        .from(recording)
        .where(and(eq(recording.isPublished, true), isNull(recording.endedAt)));
      await Promise.all(
        rows.map((row) =>
          keepNew(row).catch((error: unknown) =>
            log.error({ err: error, showId: row.showId }, 'segment not recorded; will retry'),
          ),
        ),
      );
    },
  };
}
