import { randomUUID } from 'node:crypto';
import { hasAdminRights, hasModerateRights, MAX_CHAT_MESSAGE } from '@footlight/contract';
import type { EventInput, EventPayload } from '@footlight/contract/realtime';
import type { Bus } from './bus/bus.ts';
import type { RoomFacts, SocketSession } from './ports.ts';
import type { RateLimit } from './rate-limit.ts';

/** Lines that one socket may send: a few at once, then one a second. */
export const CHAT_RATE = { burst: 6, perSecond: 1 };

type Message = EventPayload<'v3.chat.message'>;
type Refusal = NonNullable<Message['errorType']>;

const refusals: Record<Refusal, string> = {
  guest: 'Sign up to chat.',
  too_long: `A message has at most ${MAX_CHAT_MESSAGE} characters.`,
  empty: 'The message is empty.',
  rate_limited: 'You are sending messages too fast.',
  silenced: 'You cannot chat in this room.',
  command: 'You cannot use this command.',
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
  const person = { username: session.user.username, roles: session.roles };
  const staff = { streamer: facts.streamer, moderators: facts.moderators };
  if (session.userId === null) return 'guest';
  if (!limit.take()) return 'rate_limited';
  if (text === '') return 'empty';
  if ([...text].length > MAX_CHAT_MESSAGE) return 'too_long';
  if (facts.silenced.includes(person.username) && !hasModerateRights(person, staff)) return 'silenced';
  // Commands act on the room and are never said in it. Those who run it send them by their own calls.
  if (text.startsWith('/')) return 'command';
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
  const person = { username: flags.username, roles: session.roles };
  const staff = { streamer: facts.streamer, moderators: facts.moderators };
  const payload: EventInput<'v3.chat.message'> = {
    ...flags,
    message: text,
    user_language: message.user_language,
    client_id: message.client_id,
    at: Date.now(),
    line_id: randomUUID(),
    is_moderator: hasAdminRights(person, staff) || hasModerateRights(person, staff),
  };
  const onceKey = message.client_id === undefined ? undefined : `${flags.username}:${message.client_id}`;
  return bus.appendRoomLine(room, { event: 'v3.chat.message', payload }, onceKey);
}
