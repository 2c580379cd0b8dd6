import * as v from 'valibot';
import { WATCH_ACTS, WATCH_SIDES } from '../rules/watch-together/watch-together.ts';
import { Id } from './common.ts';

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/**
 * The position of the video that the two people of a private show watch together. Clients compute the position from
 * `at` and the platform's clock. Assumed.
 */
export const WatchState = v.object({
  show_id: Count,
  /** Null: no video is open. */
  media_id: v.nullable(Id),
  /** Rises with every change of a show; the highest counts. */
  version: Count,
  is_playing: v.boolean(),
  /** Milliseconds of the video at the moment `at`. */
  position_ms: Count,
  /** Unix milliseconds of the platform's clock. */
  at: Count,
  /** The last change, and who made it; null before the first one. */
  act: v.nullable(v.picklist(WATCH_ACTS)),
  by: v.nullable(v.picklist(WATCH_SIDES)),
});
export type WatchState = v.InferOutput<typeof WatchState>;

/** The open video. Its addresses work for the two people of the show until it ends or another video is opened. */
export const WatchVideo = v.object({
  id: Id,
  name: v.string(),
  /** Seconds. */
  duration: Count,
  thumbnail_url: v.string(),
  /** The playlist of all renditions. */
  hls_abr_url: v.string(),
});
export type WatchVideo = v.InferOutput<typeof WatchVideo>;
