import { type Bus, type Unsubscribe, userTopic } from '../kernel/events/bus/bus.ts';
import type { SocketSession } from './ports.ts';

/**
 * Keeps the badges of an open room up to date: a membership change applies to the next line, not only to the next
 * visit.
 */
export async function followMembership(bus: Bus, { userId, user }: SocketSession): Promise<Unsubscribe> {
  if (userId === null) return async () => undefined;
  return bus.subscribe(userTopic(userId), (message) => {
    if (message.kind !== 'event' || message.event !== 'v3.token.update') return;
    const { membership } = message.payload as { membership?: string | null };
    if (membership === undefined) return;
    Object.assign(user, {
      is_vip: membership === 'vip' || membership === 'super_vip',
      is_super_vip: membership === 'super_vip',
    });
  });
}
