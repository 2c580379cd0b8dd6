import { type Bus, type Unsubscribe, userTopic } from './bus/bus.ts';
import type { SocketSession } from './ports.ts';

/** Badges of a room follow the account: a membership that begins or ends changes the next line, not the next visit. */
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
