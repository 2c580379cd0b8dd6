import * as v from 'valibot';
import { FRIEND_STATUSES, PM_ALLOW } from '../rules/social/social.ts';

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const FriendStatusSchema = v.picklist(FRIEND_STATUSES);
export const PmAllowSchema = v.picklist(PM_ALLOW);

/** A user as lists show them. */
export const Person = v.object({
  username: v.string(),
  displayName: v.string(),
  /** Only broadcasters have one. */
  avatarUrl: v.nullable(v.string()),
  isModel: v.boolean(),
  /** Has the site open, or is live; false for invisible users. */
  isOnline: v.boolean(),
  friendStatus: v.nullable(FriendStatusSchema),
});
export type Person = v.InferOutput<typeof Person>;

export const Friend = v.object({ ...Person.entries, friendStatus: FriendStatusSchema });
export type Friend = v.InferOutput<typeof Friend>;

/** A message between two users. Ids rise in sending order; `at` is Unix time in milliseconds. */
export const PrivateMessage = v.object({
  message_id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  /** The sender's own id of the message, to recognise repeated calls. */
  client_id: v.pipe(v.string(), v.minLength(8), v.maxLength(64)),
  from: v.string(),
  message: v.string(),
  at: Count,
});
export type PrivateMessage = v.InferOutput<typeof PrivateMessage>;

/** A viewer who tipped much in a room. `displayName` and `avatarUrl` only with `profile=1`. Assumed. */
export const Fan = v.object({
  username: v.string(),
  /** Tokens tipped publicly in the room in the past `FAN_DAYS` days. */
  tokens: Count,
  displayName: v.optional(v.string()),
  /** Only broadcasters have one. */
  avatarUrl: v.optional(v.nullable(v.string())),
});
export type Fan = v.InferOutput<typeof Fan>;

export const Conversation = v.object({
  ...Person.entries,
  /** The newest message; null if all were deleted. */
  last: v.nullable(PrivateMessage),
  unread: Count,
  /** Time of the last message, in Unix milliseconds. */
  at: Count,
});
export type Conversation = v.InferOutput<typeof Conversation>;
