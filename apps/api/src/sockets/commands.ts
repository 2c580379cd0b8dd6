import { mayCommand, readCommand } from '@footlight/contract';
import { type EventInput, type EventName, isPrivateRoom } from '@footlight/contract/realtime';
import { type Bus, roomTopic } from '../kernel/events/bus/bus.ts';
import type { Refusal } from './chat.ts';
import { personIn, type RoomFacts, type SocketSession, type SocketSource, staffOf } from './ports.ts';

/** Dependencies of the commands. */
export interface CommandDeps {
  bus: Bus;
  source: SocketSource;
}

const event = <N extends EventName>(name: N, payload: EventInput<N>) =>
  ({ kind: 'event', event: name, payload }) as const;

/**
 * Runs a chat command (spec 2 §5), or returns the error. Null: the line is not a command. Rights are checked before
 * arguments, so that users without rights cannot probe the syntax.
 */
export async function runCommand(
  { bus, source }: CommandDeps,
  room: string,
  text: string,
  session: SocketSession,
  facts: RoomFacts,
): Promise<Refusal | 'done' | null> {
  const command = readCommand(text);
  if (command === null) return null;
  if ('problem' in command && command.problem === 'unknown') return 'command_unknown';
  if (!mayCommand(personIn(session), command.name, staffOf(facts))) return 'command';
  if ('problem' in command) return 'command_arguments';
  switch (command.name) {
    case 'play_sound':
      await bus.publish(roomTopic(room), event('v3.chat.play_sound', { sound: command.sound }));
      return 'done';
    case 'setmode':
      return (await source.setMode(facts.streamer, command.mode)) ? 'done' : 'command_unavailable';
    case 'tip_split': {
      const { userId } = session;
      // Commands do not apply during a private (spec 2 §4).
      if (userId === null || isPrivateRoom(room)) return 'command_unavailable';
      const by = { id: userId, username: session.user.username };
      return (await source.proposeSplit(facts.streamer, by, command.split)) ? 'done' : 'command_unavailable';
    }
  }
}
