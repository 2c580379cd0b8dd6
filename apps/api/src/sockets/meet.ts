import type { EventPayload } from '@footlight/contract/realtime';
import { type Bus, userTopic } from '../kernel/events/bus/bus.ts';
import type { SocketSource } from './ports.ts';
import { createRateLimit } from './rate-limit.ts';

/** Connecting two browsers takes some dozens of signals within a second or two. */
const SIGNALS = { burst: 80, perSecond: 10 };

interface MeetRelayDeps {
  bus: Pick<Bus, 'publish'>;
  source: Pick<SocketSource, 'meetPartner'>;
}

/** Relays signals between the two people of a meeting, while it is open. It stores nothing and drops what it must not pass on. */
export function createMeetRelay({ bus, source }: MeetRelayDeps) {
  const limit = createRateLimit(SIGNALS.burst, SIGNALS.perSecond);
  // In order: a candidate is useless before the description that it belongs to.
  let last: Promise<void> = Promise.resolve();

  const relay = async (userId: number, signal: EventPayload<'v3.meet.signal'>): Promise<void> => {
    const { token, ...payload } = signal;
    if (token === undefined || !limit.take()) return;
    const partner = await source.meetPartner(userId, payload.meet_id, token);
    if (partner !== null) {
      await bus.publish(userTopic(partner), { kind: 'event', event: 'v3.meet.signal', payload });
    }
  };

  return (userId: number, signal: EventPayload<'v3.meet.signal'>): Promise<void> => {
    const next = last.then(() => relay(userId, signal));
    last = next.catch(() => undefined);
    return next;
  };
}
