import type { UserRow } from '../../kernel/db/user-row.ts';
import type { UnitOfWork } from '../../kernel/events/outbox.ts';
import { openThreads } from './messages.ts';

/**
 * Notifies everybody with an open conversation with this account that they may no longer, or may again, write to it.
 */
export async function notifyCorrespondents(unit: UnitOfWork, of: UserRow): Promise<void> {
  for (const { otherId } of await openThreads(unit.tx, of.id)) {
    unit.toUser(otherId, 'v3.private_message.list', { with: of.username });
  }
}
