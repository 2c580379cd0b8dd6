import * as v from 'valibot';
import { filled, LongId, lines, Username } from '../entities/common.ts';
import { Conversation, Person, PrivateMessage } from '../entities/social.ts';
import { exampleConversation, exampleFriend, exampleMessage } from '../fixtures/social.ts';
import { MAX_PRIVATE_MESSAGE } from '../rules/social/social.ts';
import { defineOperations } from './define.ts';

const params = v.object({ username: Username });
const Done = v.object({ status: v.literal(1) });
const done = { status: 1 } as const;
const errors = [
  'invalid_input',
  'login_required',
  'csrf_failed',
  'moderation_target_missing',
  'rate_limited',
] as const;

/** Private messages (spec 2 §3). Message ids rise; a page lists the messages before an id. */
export const messageOperations = defineOperations('social', {
  'GET /messages': {
    id: 'listConversations',
    summary: 'The open conversations, latest first; at most 250.',
    spec: '2§3',
    auth: 'user',
    assumed: true,
    ok: v.object({ conversations: v.array(Conversation) }),
    errors: ['login_required'],
    example: { conversations: [exampleConversation] },
  },
  'GET /messages/{username}': {
    id: 'listMessages',
    summary:
      'The newest messages with a user, oldest first, or those before an id; and whether the user may write.',
    spec: '2§3',
    auth: 'user',
    assumed: true,
    params,
    query: v.object({ before: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/, 'invalid_format'))) }),
    ok: v.object({
      person: Person,
      messages: v.array(PrivateMessage),
      has_more: v.boolean(),
      /** The id up to which the user has read. */
      read_up_to: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
      /** Null: the user may write. */
      refusal: v.nullable(v.picklist(['forbidden', 'pm_not_allowed'])),
    }),
    errors: ['invalid_input', 'login_required', 'moderation_target_missing'],
    example: {
      person: exampleFriend,
      messages: [exampleMessage],
      has_more: false,
      read_up_to: 0,
      refusal: null,
    },
  },
  'POST /messages/{username}': {
    id: 'sendMessage',
    summary: 'Sends a message. Repeating the `client_id` sends nothing and returns the existing message.',
    spec: '2§3',
    auth: 'user',
    assumed: true,
    params,
    body: v.object({
      client_id: v.pipe(v.string(), v.minLength(8), v.maxLength(64)),
      message: filled(lines(MAX_PRIVATE_MESSAGE)),
    }),
    ok: v.object({ status: v.literal(1), message: PrivateMessage }),
    errors: [...errors, 'forbidden', 'pm_not_allowed', 'pm_limit', 'idempotency_conflict'],
    example: { status: 1, message: exampleMessage },
  },
  'POST /messages/{username}/delete': {
    id: 'deleteMessage',
    summary: 'Deletes an own message for both users.',
    spec: '2§3',
    auth: 'user',
    assumed: true,
    params,
    body: v.object({ message_id: LongId }),
    ok: Done,
    errors: [...errors, 'not_found'],
    example: done,
  },
  'POST /messages/{username}/read': {
    id: 'markMessagesRead',
    summary: 'Marks everything up to this id as read.',
    spec: '2§3',
    auth: 'user',
    assumed: true,
    params,
    body: v.object({ up_to: LongId }),
    ok: Done,
    errors,
    example: done,
  },
  'POST /messages/{username}/close': {
    id: 'closeConversation',
    summary: 'Hides a conversation in the user’s own list; the next message brings it back.',
    spec: '2§3',
    auth: 'user',
    assumed: true,
    params,
    body: v.object({}),
    ok: Done,
    errors,
    example: done,
  },
});
