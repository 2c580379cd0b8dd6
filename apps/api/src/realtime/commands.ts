import { mayCommand, readCommand } from '@footlight/contract';
import type { EventInput, EventName } from '@footlight/contract/realtime';
import { type Bus, roomTopic } from './bus/bus.ts';
import type { Refusal } from './chat.ts';
import { personIn, type RealtimeSource, type RoomFacts, type SocketSession, staffOf } from './ports.ts';

/** What commands work with. */
export interface CommandDeps {
  bus: Bus;
  source: RealtimeSource;
}

const event = <N extends EventName>(name: N, payload: EventInput<N>) =>
  ({ kind: 'event', event: name, payload }) as const;

/**
 * Carries out a command of the chat (spec 2 §5), or says why not. Null: the line is no command. Rights are looked at
 * before arguments, so that nobody learns by trying what a command takes.
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
      // None of it applies during a private (spec 2 §4).
      if (userId === null || room.startsWith('private:')) return 'command_unavailable';
      const by = { id: userId, username: session.user.username };
      return (await source.proposeSplit(facts.streamer, by, command.split)) ? 'done' : 'command_unavailable';
    }
  }
}
