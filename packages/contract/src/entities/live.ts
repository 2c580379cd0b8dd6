import * as v from 'valibot';
import type { ErrorType } from '../errors/errors.ts';
import { IsoTimestamp } from './common.ts';

/** A broadcaster's own page about going live. Assumed: the specification shows no answer. */
export const LiveSettings = v.object({
  stream_name: v.string(),
  is_live: v.boolean(),
  /** What publishes now: the browser's camera or a program; null while nothing does. */
  source: v.nullable(v.picklist(['camera', 'encoder'])),
  /** Whether the platform can encode a browser's camera. */
  takes_camera: v.boolean(),
  /** The platform's clock, Unix milliseconds: the time on air counts by it. */
  now: v.number(),
  /** How a program sends video; null if the operator runs no media server. */
  encoder: v.nullable(
    v.object({
      /** Address for the program's field "Server". */
      server: v.string(),
      /** Address for programs that speak WHIP, which send the bearer token of the key; null if the operator offers none. */
      whip_server: v.nullable(v.string()),
      /** When the key was made; null without one. */
      key_created_at: v.nullable(IsoTimestamp),
      key_used_at: v.nullable(IsoTimestamp),
    }),
  ),
});
export type LiveSettings = v.InferOutput<typeof LiveSettings>;

/** A new key, shown once. */
export const LiveKey = v.object({
  /** Text for the program's field "Stream key". */
  stream_key: v.string(),
  /** The same key for the field "Bearer token" of a program that speaks WHIP. */
  bearer_token: v.string(),
});

/** What a page sends as text on the camera's socket. Pieces are binary: their number (uint32, big endian) and bytes. */
export const CameraRequest = v.variant('type', [
  /** Starts a broadcast, or continues one. */
  v.object({ type: v.literal('start'), broadcast: v.nullable(v.pipe(v.string(), v.maxLength(64))) }),
  v.object({ type: v.literal('end') }),
]);
export type CameraRequest = v.InferOutput<typeof CameraRequest>;

/** What the platform answers there. `next` is the number of the piece that it needs next. */
export type CameraAnswer =
  | { type: 'ready'; broadcast: string; next: number }
  | { type: 'taken'; next: number }
  | { type: 'health'; bitrate: number; fps: number; dropped: number; width: number; height: number }
  | { type: 'ended' }
  | { type: 'refused'; errorType: ErrorType };
