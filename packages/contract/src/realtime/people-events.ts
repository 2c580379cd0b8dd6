import * as v from 'valibot';
import { PrivateMessage } from '../entities/people.ts';

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const Name = v.pipe(v.string(), v.maxLength(64));
/** The other person of the conversation, as seen by whoever is told. */
const pair = { with: Name };
const friend = { username: Name };

/**
 * Private messages and friends (spec 1 §7, spec 2 §7, spec 3 event groups). Numbers 160 to 179. They go to all tabs of
 * both people, except what only one of them does to a list of their own (close, read).
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
  /** Everything up to this number has been read, in another tab. */
  'v3.private_message.read': { id: 163, from: 'server', payload: v.object({ ...pair, up_to: Count }) },
  /** What is known of the conversation with somebody is old: whoever shows it asks again. */
  'v3.private_message.list': { id: 164, from: 'server', payload: v.object(pair) },
  /** Somebody asks to be a friend: the status is TO_CONFIRM, for the one who asked in another tab REQUESTED. */
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
