import type { recording } from '../db/schema/index.ts';

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

/**
 * Records streams at their origin. The database knows what is recorded, so every process can call any method, and
 * repeated calls change nothing.
 */
export interface Recorder {
  /** Starts to record a stream. If it fails, the show does not start, so that nobody pays for a missing recording. */
  start(row: Pick<RecordingRow, 'showId' | 'streamName'>): Promise<void>;
  /** Ends a recording; one that is not kept is deleted. */
  end(row: RecordingRow, isKept: boolean): Promise<void>;
  /** What was recorded from `startedAt` to `endedAt`; null while it is being prepared. */
  video(row: RecordingRow): Promise<RecordedVideo | null>;
}
