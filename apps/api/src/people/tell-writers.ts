import type { UserRow } from '../auth/session.ts';
import type { Context } from '../context.ts';
import { openThreads } from './messages.ts';

/** Whoever has an open conversation with somebody learns that it may have been opened or shut for them. */
export async function tellWriters(
  { database, broadcast }: Pick<Context, 'database' | 'broadcast'>,
  of: UserRow,
): Promise<void> {
  for (const { otherId } of await openThreads(database.orm, of.id))
    await broadcast.toUser(otherId, 'v3.private_message.list', { with: of.username });
}
