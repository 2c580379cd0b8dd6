import type { FanclubLevel } from '@footlight/contract';
import type { UserRow } from '../../kernel/db/user-row.ts';
import type { UnitOfWork } from '../../kernel/events/outbox.ts';
import { countMembers } from './store.ts';

/** Notifies a broadcaster of a member who joined, changed to another level, or left (null). */
export async function publishSubscriber(
  unit: UnitOfWork,
  modelId: number,
  { username }: Pick<UserRow, 'username'>,
  level: FanclubLevel | null,
  now: number,
): Promise<void> {
  const subscribers = await countMembers(unit.tx, modelId, now);
  unit.toUser(modelId, 'v3.fan_subscriber.update', { username, level, subscribers });
}
