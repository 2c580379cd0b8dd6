import type { ErrorType } from '../../errors/errors.ts';

export const UPLOAD_KINDS = ['video', 'picture'] as const;
export type UploadKind = (typeof UPLOAD_KINDS)[number];

const MB = 1_000_000;

/** Limits of a broadcaster's library. Sizes are bytes. */
export const UPLOAD_LIMITS = {
  bytes: { video: 4_000 * MB, picture: 25 * MB },
  /** Seconds of a video. */
  seconds: 3 * 3600,
  /** Pixels on the longest side of a picture or a video's frame. */
  side: 12_000,
  /** The long side of a video's frame by its short one: the frame of the lower quality would have no lines left. */
  proportion: 40,
  /** Pictures of one set. */
  pictures: 60,
  /** All files of a broadcaster, as uploaded. */
  quota: 50_000 * MB,
  /** Uploads of a broadcaster that are not complete yet. */
  unfinished: 80,
  /** An upload that is not complete after this many milliseconds is deleted. */
  unfinishedMs: 24 * 3_600_000,
  /** Characters of a file's name. */
  name: 200,
} as const;

/** Where browsers send files, by the tus protocol 1.0. */
export const UPLOAD_PATH = '/api/v1/media/uploads';

/**
 * `receiving`: bytes are missing; `uploaded`: waits for a worker; `processing`; `ready`; `failed`: cannot be used, see
 * the reason.
 */
export const UPLOAD_STATES = ['receiving', 'uploaded', 'processing', 'ready', 'failed'] as const;
export type UploadState = (typeof UPLOAD_STATES)[number];

/** Why a file cannot be used. `gave_up`: the platform failed several times. */
export const UPLOAD_FAILURES = [
  'not_video',
  'not_picture',
  'cut_file',
  'too_long',
  'too_narrow',
  'too_many_pixels',
  'damaged',
  'too_slow',
  'gave_up',
] as const;
export type UploadFailure = (typeof UPLOAD_FAILURES)[number];

/** Why a file of this size is refused before its first byte; null if it is accepted. */
export const uploadProblem = (kind: UploadKind, size: number): ErrorType | null => {
  if (size <= 0) return 'upload_empty';
  return size > UPLOAD_LIMITS.bytes[kind] ? 'upload_too_large' : null;
};

/** State of an item with these files: unfinished work takes precedence. */
export const libraryState = (files: readonly { state: UploadState }[]): UploadState | 'empty' => {
  const order = ['receiving', 'uploaded', 'processing', 'failed', 'ready'] as const;
  return order.find((state) => files.some((file) => file.state === state)) ?? 'empty';
};
