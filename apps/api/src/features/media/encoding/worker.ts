import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Orm } from '../../../kernel/db/database.ts';
import { user } from '../../../kernel/db/schema/index.ts';
import type { StoredFile, StoredVideo } from '../../../kernel/db/schema/stored-media.ts';
import type { Work } from '../../../kernel/events/outbox.ts';
import { coverUrl } from '../../../kernel/pictures.ts';
import { publishMediaChange } from '../../../kernel/rooms/media-change.ts';
import { discard } from '../../../kernel/storage/garbage.ts';
import { isOutsideFault } from '../../../kernel/storage/outside-fault.ts';
import type { Storage } from '../../../kernel/storage/storage.ts';
import type { RecordedPart } from '../../../kernel/streams/recorder.ts';
import {
  LEASE_MS,
  leaseUpload,
  MOST_ATTEMPTS,
  prolongLease,
  type UploadRow,
  uploadFailed,
  uploadPutBack,
  uploadReady,
} from '../library/upload-rows.ts';
import type { Uploads } from '../library/uploads.ts';
import { EncodingFailure } from './failure.ts';
import { type EncodingPlace, encodePicture } from './picture.ts';
import { joinRecording } from './recording.ts';
import { encodeVideo } from './video.ts';

/** Longest run of ffmpeg: the largest video at a fifth of its speed would take longer, and is given up. */
const WITHIN_MS = 3 * 3_600_000;

/** A file that met a full disk waits this long (ms). */
const OUTSIDE_PAUSE_MS = 60_000;

/** Why a run was aborted: the platform closes, or another worker has the file. */
class Interrupted extends Error {
  override readonly name = 'Interrupted';
}

export interface EncodingParts {
  orm: Orm;
  work: Work;
  storage: Storage;
  uploads: Pick<Uploads, 'pathOf' | 'drop'>;
  log: FastifyBaseLogger;
  now(): number;
  findFfmpeg(): Promise<string | null>;
  /** Longest run of ffmpeg in ms; for tests. */
  withinMs?: number | undefined;
}

/**
 * Processes uploaded files, one at a time in each process. A lease that the worker renews keeps others away; if its
 * process dies, another one starts the file again.
 */
export function createEncoding({
  orm,
  work,
  storage,
  uploads,
  log,
  now,
  findFfmpeg,
  withinMs,
}: EncodingParts) {
  const closing = new AbortController();
  let binary: Promise<string | null> | null = null;
  const ffmpeg = () => {
    binary ??= findFfmpeg();
    return binary;
  };

  /**
   * Makes a result in a folder for its drafts. If this fails, the stored parts are discarded: names are random, so the
   * next attempt would leave them behind, and repeated attempts would fill the disk.
   */
  const make = async <T>(
    name: string,
    run: (place: Pick<EncodingPlace, 'folder' | 'storage'>) => Promise<T>,
  ): Promise<T> => {
    const folder = await mkdtemp(join(tmpdir(), name));
    const stored: string[] = [];
    const noting: Storage = {
      ...storage,
      async put(key, path, type) {
        await storage.put(key, path, type);
        stored.push(key);
      },
    };
    try {
      return await run({ folder, storage: noting });
    } catch (error) {
      await discard(orm, stored);
      throw error;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };

  const encode = async (
    row: UploadRow,
    parts: Pick<EncodingPlace, 'folder' | 'storage'>,
    signal: AbortSignal,
  ): Promise<StoredFile> => {
    // Nobody has put it back: it may be this file that ends processes.
    if (row.attempts > MOST_ATTEMPTS) throw new Error('each process that had this file has ended');
    const path = uploads.pathOf(row.id);
    const { size } = await stat(path);
    if (size !== row.size) throw new Error(`upload ${row.id} has ${size} of ${row.size} bytes`);
    const place = { ...parts, userId: row.userId };
    if (row.kind === 'picture') return encodePicture(path, place);
    const found = await ffmpeg();
    if (found === null) throw new Error('ffmpeg is missing');
    return encodeVideo({ binary: found, signal, withinMs: withinMs ?? WITHIN_MS }, path, place);
  };

  const finish = (row: UploadRow, result: StoredFile): Promise<boolean> =>
    work.run(async (unit) => {
      if (!(await uploadReady(unit.tx, row, result))) return false;
      const [owner] = await unit.tx.select().from(user).where(eq(user.id, row.userId));
      if (!owner) return false;
      unit.toUser(row.userId, 'v3.media.encoded', {
        type: 'sell_all_media_picture',
        url: coverUrl(row.userId, result.cover),
      });
      publishMediaChange(unit, owner);
      return true;
    });

  const fail = async (row: UploadRow, error: unknown): Promise<void> => {
    if (error instanceof EncodingFailure) {
      await uploadFailed(orm, row, error.reason);
      await uploads.drop(row.id);
      log.info({ upload: row.id, reason: error.reason }, 'uploaded file cannot be used');
    } else if (error instanceof Interrupted) {
      await uploadPutBack(orm, row, { countsAttempt: false });
    } else if (isOutsideFault(error)) {
      await uploadPutBack(orm, row, { countsAttempt: false, until: new Date(now() + OUTSIDE_PAUSE_MS) });
      log.error(
        { err: error, code: 'storage', upload: row.id },
        'uploaded file not processed, because the disk is full or the bucket is away; will retry until it works',
      );
    } else {
      await uploadPutBack(orm, row, { countsAttempt: true });
      log.error(
        { err: error, upload: row.id, attempt: row.attempts },
        'uploaded file not processed; will retry',
      );
    }
  };

  const process = async (row: UploadRow): Promise<void> => {
    const lost = new AbortController();
    const beat = setInterval(() => {
      prolongLease(orm, row, now()).then(
        (isMine) => isMine || lost.abort(new Interrupted()),
        (error: unknown) => log.warn({ err: error, upload: row.id }, 'lease not prolonged; will retry'),
      );
    }, LEASE_MS / 3);
    const signal = AbortSignal.any([closing.signal, lost.signal]);
    try {
      const result = await make('footlight-encoding-', (parts) => encode(row, parts, signal));
      if (await finish(row, result)) await uploads.drop(row.id);
    } catch (error) {
      await fail(row, error);
    } finally {
      clearInterval(beat);
    }
  };

  return {
    /** Whether videos can be processed here. */
    takesVideos: async (): Promise<boolean> => (await ffmpeg()) !== null,
    /** Processes all files that wait. Returns their number. */
    async step(): Promise<number> {
      for (let done = 0; ; done += 1) {
        const row = closing.signal.aborted ? null : await leaseUpload(orm, now());
        if (!row) return done;
        await process(row);
      }
    },
    /** Stores recorded segments as one video of this broadcaster. */
    async joinRecording(parts: readonly RecordedPart[], userId: number): Promise<StoredVideo> {
      const found = await ffmpeg();
      if (found === null) throw new Error('ffmpeg is missing');
      const run = { binary: found, signal: closing.signal, withinMs: withinMs ?? WITHIN_MS };
      return make('footlight-recording-', (place) => joinRecording(run, parts, { ...place, userId }));
    },
    /** Interrupts the current file, which another process continues from its start. */
    close: (): void => closing.abort(new Interrupted()),
  };
}

export type Encoding = ReturnType<typeof createEncoding>;
