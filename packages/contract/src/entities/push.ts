import * as v from 'valibot';
import { IsoTimestamp, LanguageSchema } from './common.ts';

/** The platform's id of one browser's push subscription (spec 1 §7, `player_id`). */
export const PlayerId = v.pipe(v.string(), v.uuid('invalid_format'));

/** Bytes in base64url without padding. */
const base64Url = (characters: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^[\\w-]{${characters}}$`), 'invalid_format'));

/** What a browser's `PushSubscription` holds. Assumed. */
export const PushSubscriptionInput = v.object({
  /** The platform's id from an earlier call, or null. */
  player_id: v.nullable(PlayerId),
  /** Address of the browser's push service; only services that the operator allows (`push_service_refused`). */
  endpoint: v.pipe(v.string(), v.minLength(1, 'required'), v.maxLength(1_000, 'too_long')),
  keys: v.object({
    /** The browser's public key, an uncompressed P-256 point of 65 bytes (RFC 8291). */
    p256dh: base64Url(87),
    /** The shared secret of 16 bytes. */
    auth: base64Url(22),
  }),
  language: LanguageSchema,
});

/** A browser that gets the account's push messages. */
export const PushBrowser = v.object({
  player_id: PlayerId,
  browser: v.nullable(v.string()),
  os: v.nullable(v.string()),
  created_at: IsoTimestamp,
});
export type PushBrowser = v.InferOutput<typeof PushBrowser>;

/** The content of a push message, which only the browser can read. Assumed. */
export interface PushContent {
  title: string;
  body: string;
  /** A message replaces a shown one with the same tag. */
  tag: string;
  language: string;
  /** Path of the page that the message opens. */
  path: string;
}
