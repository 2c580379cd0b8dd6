import type { Orm } from '../db/database.ts';
import type { recording } from '../db/schema/index.ts';
import type { StoredVideo } from '../db/schema/stored-media.ts';

/** A recording as the table `recording` stores it. */
export type RecordingRow = typeof recording.$inferSelect;

/** A finished video in segments, the same in all renditions. */
export interface RecordedVideo {
  /** Names of its renditions. */
  renditions: readonly string[];
  /** Their length in milliseconds, and whether timestamps restart at them. */
  segments: readonly { ms: number; isDiscontinuity: boolean }[];
  /** The bytes of a segment; null if the origin cannot read them yet. */
  read(rendition: string, index: number): Promise<Buffer | null>;
}

/** A kept segment: its key in the storage, its length, and whether timestamps restart at it. */
export interface RecordedPart {
  key: string;
  ms: number;
  isDiscontinuity: boolean;
}

/** The parts of a finished recording that a media item gets. */
export interface FinishedRecording {
  seconds: number;
  /** Null if the origin plays it by itself, as the demo does. */
  file: StoredVideo | null;
}

/**
 * Records streams at their origin. The database knows what is recorded, so every process can call any method, and
 * repeated calls change nothing.
 */
export interface Recorder {
  /**
   * Starts to record a stream. If it fails, the show does not start, so that nobody pays for a missing recording.
   *
   * @returns the newest segment, which the show does not contain; null if the origin has none
   */
  start(stream: Pick<RecordingRow, 'streamName' | 'isPublished'>): Promise<string | null>;
  /** What was recorded from `startedAt` to `endedAt`; null while it is being prepared. */
  finish(row: RecordingRow, ownerId: number): Promise<FinishedRecording | null>;
  /** Deletes what only {@link finish} needs, in the transaction that delivers the recording or gives it up. */
  forget(tx: Orm, row: RecordingRow): Promise<void>;
}
