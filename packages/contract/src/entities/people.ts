import * as v from 'valibot';
import { FRIEND_STATUSES, PM_ALLOW } from '../rules/people.ts';

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const FriendStatusSchema = v.picklist(FRIEND_STATUSES);
export const PmAllowSchema = v.picklist(PM_ALLOW);

/** Somebody as lists of people show them. */
export const Person = v.object({
  username: v.string(),
  displayName: v.string(),
  /** Broadcasters have one. */
  avatarUrl: v.nullable(v.string()),
  isModel: v.boolean(),
  /** Has the site open, or is live; who is invisible is not. */
  isOnline: v.boolean(),
  friendStatus: v.nullable(FriendStatusSchema),
});
export type Person = v.InferOutput<typeof Person>;

export const Friend = v.object({ ...Person.entries, friendStatus: FriendStatusSchema });
export type Friend = v.InferOutput<typeof Friend>;

/** A message between two. Numbers rise in the order in which messages were placed; `at` is Unix time in milliseconds. */
export const PrivateMessage = v.object({
  message_id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  /** The sender's own id of it, so that a message that was sent twice is known again. */
  client_id: v.pipe(v.string(), v.minLength(8), v.maxLength(64)),
  from: v.string(),
  message: v.string(),
  at: Count,
});
export type PrivateMessage = v.InferOutput<typeof PrivateMessage>;

export const Conversation = v.object({
  ...Person.entries,
  /** The newest message; null when all were deleted. */
  last: v.nullable(PrivateMessage),
  unread: Count,
  /** When something was last written. Unix time in milliseconds. */
  at: Count,
});
export type Conversation = v.InferOutput<typeof Conversation>;
