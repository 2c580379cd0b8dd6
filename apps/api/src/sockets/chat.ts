import { randomUUID } from 'node:crypto';
import { hasModerateRights, MAX_CHAT_MESSAGE } from '@footlight/contract';
import type { EventInput, EventPayload } from '@footlight/contract/realtime';
import type { Bus } from '../kernel/events/bus/bus.ts';
import { type RoomRefusal, type RoomStanding, refuseInRoom } from '../kernel/rooms/room-access.ts';
import { personIn, type RoomFacts, type SocketSession, staffOf } from './ports.ts';
import type { RateLimit } from './rate-limit.ts';

type Message = EventPayload<'v3.chat.message'>;
export type Refusal = NonNullable<Message['errorType']>;

const refusals: Record<Refusal, string> = {
  guest: 'Sign up to chat.',
  too_long: `A message can have at most ${MAX_CHAT_MESSAGE} characters.`,
  empty: 'The message is empty.',
  rate_limited: 'You are sending messages too fast.',
  silenced: 'You cannot chat in this room.',
  age: 'Verify your age to chat.',
  command: 'You cannot use this command.',
  command_unknown: 'Unknown command.',
  command_arguments: 'This command needs different arguments.',
  command_unavailable: 'This command is not available in this room right now.',
  failed: 'Error sending message',
};

/** Whether the user may speak in the room: as at the join, with the roles of now. */
export function refuseSpeaking(
  session: SocketSession,
  standing: RoomStanding,
  facts: RoomFacts,
): RoomRefusal | null {
  const person = personIn(session);
  return refuseInRoom('speak', {
    ...standing,
    isBanned: facts.banned.includes(person.username),
    isKicked: facts.kicked.includes(person.username),
    isSilenced: facts.silenced.includes(person.username),
    isStaff: hasModerateRights(person, staffOf(facts)),
  });
}

/** The reason to reject a message, or null. */
export function refuseMessage(text: string, refusal: RoomRefusal | null, limit: RateLimit): Refusal | null {
  if (refusal === 'login_required') return 'guest';
  if (!limit.take()) return 'rate_limited';
  if (text === '') return 'empty';
  if ([...text].length > MAX_CHAT_MESSAGE) return 'too_long';
  if (refusal === 'age_verification_required') return 'age';
  return refusal === null ? null : 'silenced';
}

/** The rejection, sent only to the sender. */
export const refusalOf = (message: Message, errorType: Refusal): EventInput<'v3.chat.message'> => ({
  message: message.message,
  client_id: message.client_id,
  errorType,
  errorMessage: refusals[errorType],
});

/** Adds a chat line to a room. A repeated client id of the same user returns the existing line. */
export function publishLine(
  bus: Bus,
  room: string,
  text: string,
  message: Message,
  session: SocketSession,
  facts: RoomFacts,
) {
  // Token balances are private; the spec's flags include only whether there are any.
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
