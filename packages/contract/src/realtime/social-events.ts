import * as v from 'valibot';
import { PrivateMessage } from '../entities/social.ts';

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const Name = v.pipe(v.string(), v.maxLength(64));
/** The other user of the conversation, from the recipient's view. */
const pair = { with: Name };
const friend = { username: Name };

/**
 * Private messages and friends (spec 1 §7, spec 2 §7, spec 3 event groups). Numbers 160 to 179. They go to all tabs of
 * both users; closing and reading only to the user's own tabs.
 */
export const PEOPLE_EVENTS = {
  'v3.private_message.new': {
    id: 160,
    from: 'server',
    payload: v.object({
      ...pair,
      ...PrivateMessage.entries,
      from: Name,
      message: v.pipe(v.string(), v.maxLength(4000)),
    }),
  },
  'v3.private_message.delete': { id: 161, from: 'server', payload: v.object({ ...pair, message_id: Count }) },
  'v3.private_message.close': { id: 162, from: 'server', payload: v.object(pair) },
  /** The user has read everything up to this id in another tab. */
  'v3.private_message.read': { id: 163, from: 'server', payload: v.object({ ...pair, up_to: Count }) },
  /** The conversation with a user changed: clients that show it reload it. */
  'v3.private_message.list': { id: 164, from: 'server', payload: v.object(pair) },
  /** A friend request: the status is TO_CONFIRM, in the sender's other tabs REQUESTED. */
  'v3.user_friend.request': {
    id: 165,
    from: 'server',
    payload: v.object({ ...friend, friend_status: v.picklist(['REQUESTED', 'TO_CONFIRM']) }),
  },
  'v3.user_friend.accepted': { id: 166, from: 'server', payload: v.object(friend) },
  'v3.user_friend.deleted': { id: 167, from: 'server', payload: v.object(friend) },
} as const;

export const PEOPLE_TEMPLATES = {
  'v3.private_message.new': ['with', 'message_id', 'client_id', 'from', 'message', 'at'],
} as const;
