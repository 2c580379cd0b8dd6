import type { ToyVendor } from '@footlight/contract';
import type { EventPayload, RealtimeEvent } from '@footlight/contract/realtime';
import { type Bus, roomTopic } from '../kernel/events/bus/bus.ts';
import type { SocketSession, SocketSource } from './ports.ts';
import { createRateLimit } from './rate-limit.ts';

const HEARTBEAT = /^v3\.(lovense|robbocock)\.heartbeat$/;
type HeartbeatEvent = Extract<RealtimeEvent, { name: `v3.${ToyVendor}.heartbeat` }>;

export const isToyHeartbeat = (event: RealtimeEvent): event is HeartbeatEvent => HEARTBEAT.test(event.name);

/** Every 20 s, and at once when a toy connects or disconnects. */
const BEATS = { burst: 6, perSecond: 1 / 5 };

export interface ToyBeatDeps {
  bus: Pick<Bus, 'publish'>;
  /** The socket's room and its broadcaster. */
  room: string;
  streamer: string;
  session: SocketSession;
  toySeen: SocketSource['toySeen'];
}

/** Stores toy reports; accepts them only from the broadcaster. */
export function createToyBeat({ bus, room, streamer, session, toySeen }: ToyBeatDeps) {
  const limit = createRateLimit(BEATS.burst, BEATS.perSecond);
  return async ({ name, payload }: HeartbeatEvent): Promise<void> => {
    if (session.userId === null || session.user.username !== streamer || !limit.take()) return;
    const vendor = name.split('.')[1] as ToyVendor;
    if (!(await toySeen(session.userId, vendor, payload.toys))) return;
    const heartbeat: EventPayload<'v3.lovense.heartbeat'> = { toys: payload.toys };
    for (const one of new Set([streamer, room]))
      await bus.publish(roomTopic(one), { kind: 'event', event: name, payload: heartbeat });
  };
}
