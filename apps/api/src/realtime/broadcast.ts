import { randomUUID } from 'node:crypto';
import type { EventInput, EventName } from '@footlight/contract/realtime';
import type { Broadcast } from '../ports.ts';
import { type Bus, roomTopic, userTopic } from './bus/bus.ts';
import { isLineEvent } from './lines.ts';

/**
 * The platform's way to sockets. Chat lines and tips get their number in the room; a line with a `line_id` is placed
 * once, however often it is told. Everything else is an event that leaves no trace.
 */
export function createBroadcast(bus: Bus): Broadcast {
  return {
    async toRoom<N extends EventName>(room: string, event: N, payload: EventInput<N>) {
      if (!isLineEvent(event)) {
        await bus.publish(roomTopic(room), { kind: 'event', event, payload });
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
