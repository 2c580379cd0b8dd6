import type { EventPayload } from '@footlight/contract/realtime';
import { type Bus, type Unsubscribe, userTopic } from '../kernel/events/bus/bus.ts';
import type { SocketSession } from './ports.ts';

interface AccountListener {
  onInvisible(isInvisible: boolean): void;
  /** A purchase was settled. */
  onPurchase(): void;
}

/**
 * Keeps a member of an open room up to date: a change of balance or membership shows with the next line, and invisible
 * mode at once, not only at the next visit.
 */
export async function followAccount(
  bus: Bus,
  { userId, user }: SocketSession,
  { onInvisible, onPurchase }: AccountListener,
): Promise<Unsubscribe> {
  if (userId === null) return async () => undefined;
  return bus.subscribe(userTopic(userId), (message) => {
    if (message.kind !== 'event') return;
    if (message.event === 'v3.user.settings') {
      const { settings } = message.payload as EventPayload<'v3.user.settings'>;
      if (settings.invisible_mode_level !== undefined) onInvisible(settings.invisible_mode_level > 0);
    }
    if (message.event !== 'v3.token.update') return;
    const { tokens, type, membership } = message.payload as EventPayload<'v3.token.update'>;
    Object.assign(user, { tokens, has_tokens: tokens > 0 });
    if (type === 'purchase_tokens') onPurchase();
    if (membership === undefined) return;
    Object.assign(user, {
      is_vip: membership === 'vip' || membership === 'super_vip',
      is_super_vip: membership === 'super_vip',
    });
  });
}
