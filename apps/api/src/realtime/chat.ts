import { randomUUID } from 'node:crypto';
import { hasModerateRights, MAX_CHAT_MESSAGE } from '@footlight/contract';
import type { EventInput, EventPayload } from '@footlight/contract/realtime';
import type { Bus } from './bus/bus.ts';
import { personIn, type RoomFacts, type SocketSession, staffOf } from './ports.ts';
import type { RateLimit } from './rate-limit.ts';

/** Lines that one socket may send: a few at once, then one a second. */
export const CHAT_RATE = { burst: 6, perSecond: 1 };

type Message = EventPayload<'v3.chat.message'>;
export type Refusal = NonNullable<Message['errorType']>;

const refusals: Record<Refusal, string> = {
  guest: 'Sign up to chat.',
  too_long: `A message has at most ${MAX_CHAT_MESSAGE} characters.`,
  empty: 'The message is empty.',
  rate_limited: 'You are sending messages too fast.',
  silenced: 'You cannot chat in this room.',
  command: 'You cannot use this command.',
  command_unknown: 'There is no such command.',
  command_arguments: 'This command needs something else after it.',
  command_unavailable: 'This command does nothing here yet.',
  failed: 'Error sending message',
};

// Control characters and bidirectional overrides: they can hide or turn round what others read.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g;

/** The text as a room shows it: one line, without characters that nobody sees. */
export const cleanMessage = (text: string): string => text.replaceAll(UNSEEN, ' ').trim();

/** Why a message is not for the room, or null. */
export function refuseMessage(
  text: string,
  session: SocketSession,
  facts: RoomFacts,
  limit: RateLimit,
): Refusal | null {
  const person = personIn(session);
  if (session.userId === null) return 'guest';
  if (!limit.take()) return 'rate_limited';
  if (text === '') return 'empty';
  if ([...text].length > MAX_CHAT_MESSAGE) return 'too_long';
  if (facts.silenced.includes(person.username) && !hasModerateRights(person, staffOf(facts)))
    return 'silenced';
  return null;
}

/** What the sender alone is told of a refused line. */
export const refusalOf = (message: Message, errorType: Refusal): EventInput<'v3.chat.message'> => ({
  message: message.message,
  client_id: message.client_id,
  errorType,
  errorMessage: refusals[errorType],
});

/** Says a line in a room. The same client id of the same person again gives the line that exists, and no other. */
export function sayLine(
  bus: Bus,
  room: string,
  text: string,
  message: Message,
  session: SocketSession,
  facts: RoomFacts,
) {
  // How many tokens somebody has is nobody's business; whether there are any is part of the spec's flags.
  const { tokens: _tokens, socket_id: _socket, ...flags } = session.user;
  const payload: EventInput<'v3.chat.message'> = {
    ...flags,
    message: text,
    user_language: message.user_language,
    client_id: message.client_id,
    at: Date.now(),
    line_id: randomUUID(),
    is_moderator: hasModerateRights(personIn(session), staffOf(facts)),
  };
  const onceKey = message.client_id === undefined ? undefined : `${flags.username}:${message.client_id}`;
  return bus.appendRoomLine(room, { event: 'v3.chat.message', payload }, onceKey);
}
