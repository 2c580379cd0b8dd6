import * as v from 'valibot';
import { Username } from '../entities/common.ts';
import { Conversation, Person, PrivateMessage } from '../entities/people.ts';
import { exampleConversation, exampleFriend, exampleMessage } from '../fixtures/people.ts';
import { MAX_PRIVATE_MESSAGE } from '../rules/people.ts';
import { defineOperations } from './define.ts';

const params = v.object({ username: Username });
const Done = v.object({ status: v.literal(1) });
const done = { status: 1 } as const;
const MessageId = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const errors = [
  'invalid_input',
  'login_required',
  'csrf_failed',
  'moderation_target_missing',
  'rate_limited',
] as const;

/** Private messages (spec 2 §3). Numbers of messages rise; a page is read from its number backwards. */
export const messageOperations = defineOperations({
  'GET /messages': {
    summary: 'The open conversations, the latest first; at most 250.',
    spec: '2§3',
    auth: 'user',
    assumed: true,
    ok: v.object({ conversations: v.array(Conversation) }),
    errors: ['login_required'],
    example: { conversations: [exampleConversation] },
  },
  'GET /messages/{username}': {
    summary:
      'The newest messages with somebody, oldest first, or those before a number; and whether one may write.',
    spec: '2§3',
    auth: 'user',
    assumed: true,
    params,
    query: v.object({ before: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/, 'invalid_format'))) }),
    ok: v.object({
      person: Person,
      messages: v.array(PrivateMessage),
      has_more: v.boolean(),
      /** The number up to which the asking person has read. */
      read_up_to: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
      /** Null: one may write. */
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
    summary:
      'Sends a message. The same `client_id` again places nothing and answers the message that is there.',
    spec: '2§3',
    auth: 'user',
    assumed: true,
    params,
    body: v.object({
      client_id: v.pipe(v.string(), v.minLength(8), v.maxLength(64)),
      message: v.pipe(
        v.string(),
        v.trim(),
        v.minLength(1, 'required'),
        v.maxLength(MAX_PRIVATE_MESSAGE, 'too_long'),
      ),
    }),
    ok: v.object({ status: v.literal(1), message: PrivateMessage }),
    errors: [...errors, 'forbidden', 'pm_not_allowed', 'pm_limit', 'idempotency_conflict'],
    example: { status: 1, message: exampleMessage },
  },
  'POST /messages/{username}/delete': {
    summary: 'Deletes a message of one’s own, for both.',
    spec: '2§3',
    auth: 'user',
    assumed: true,
    params,
    body: v.object({ message_id: MessageId }),
    ok: Done,
    errors: [...errors, 'not_found'],
    example: done,
  },
  'POST /messages/{username}/read': {
    summary: 'Everything up to this number has been read.',
    spec: '2§3',
    auth: 'user',
    assumed: true,
    params,
    body: v.object({ up_to: MessageId }),
    ok: Done,
    errors,
    example: done,
  },
  'POST /messages/{username}/close': {
    summary: 'Takes a conversation off one’s own list; the next message brings it back.',
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
