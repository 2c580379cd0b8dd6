import { randomUUID } from 'node:crypto';
import type { EventInput, EventName } from '@footlight/contract/realtime';
import { type Bus, roomTopic, STATUS_TOPIC, userTopic } from './bus/bus.ts';
import { isLineEvent } from './lines.ts';

/** Sends events to the sockets of all processes. Events of a database change go through the outbox instead. */
export interface Publisher {
  /** To everybody in a public room (its name is the broadcaster's username). */
  toRoom<N extends EventName>(room: string, event: N, payload: EventInput<N>): Promise<void>;
  /** To every tab of one user. */
  toUser<N extends EventName>(userId: number, event: N, payload: EventInput<N>): Promise<void>;
}

/**
 * Chat lines and tips become numbered lines of the room's history. A line with a `line_id` is added once, however often
 * it is published. All other events are not stored.
 */
export function createPublisher(bus: Bus): Publisher {
  return {
    async toRoom<N extends EventName>(room: string, event: N, payload: EventInput<N>) {
      if (!isLineEvent(event)) {
        await bus.publish(roomTopic(room), { kind: 'event', event, payload });
        // Lists show the room to people who are not in it.
        if (event === 'v3.chat.update')
          await bus.publish(STATUS_TOPIC, { kind: 'event', event, payload: { username: room } });
        return;
      }
      const given = payload as { line_id?: string; at?: number };
      const line = { ...payload, line_id: given.line_id ?? randomUUID(), at: given.at ?? Date.now() };
      await bus.appendRoomLine(room, { event, payload: line }, given.line_id && `line:${given.line_id}`);
    },
    async toUser<N extends EventName>(userId: number, event: N, payload: EventInput<N>) {
      await bus.publish(userTopic(userId), { kind: 'event', event, payload });
    },
  };
}
