import { and, eq, ne } from 'drizzle-orm';
import { mayChangeUsername } from '../../kernel/accounts/username-change.ts';
import { ApiError } from '../../kernel/api-error.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { formerUsername, user } from '../../kernel/db/schema/index.ts';
import type { UnitOfWork } from '../../kernel/events/outbox.ts';
import type { Signer } from '../../kernel/signing.ts';
import { isRetiredName } from './deleted-account.ts';
import { isUsernameReserved, looksTaken } from './name-check.ts';

/** Whether a username belongs, or has belonged, to another account, even to a deleted one. */
export async function isUsernameTaken(
  tx: Orm,
  signer: Signer,
  username: string,
  userId: number | null,
): Promise<boolean> {
  const others = (column: typeof user.id | typeof formerUsername.userId) =>
    userId === null ? undefined : ne(column, userId);
  const now = and(eq(user.username, username), others(user.id));
  const before = and(eq(formerUsername.username, username), others(formerUsername.userId));
  if ((await tx.$count(user, now)) + (await tx.$count(formerUsername, before)) > 0) return true;
  return isRetiredName(tx, signer, username);
}

/** Changes a username and keeps the old one reserved. Other tabs and sockets start again under the new name. */
export async function changeUsername(
  unit: UnitOfWork,
  signer: Signer,
  userId: number,
  username: string,
  now: number,
): Promise<void> {
  const [before] = await unit.tx.select().from(user).where(eq(user.id, userId)).for('update');
  if (!before || !(await mayChangeUsername(unit.tx, before, now))) throw new ApiError('username_fixed');
  if (username === before.username) {
    throw new ApiError('invalid_input', { fields: { username: 'taken' } });
  }
  if (await isUsernameReserved(unit.tx, username)) {
    throw new ApiError('invalid_input', { fields: { username: 'reserved' } });
  }
  if (
    (await isUsernameTaken(unit.tx, signer, username, userId)) ||
    (await looksTaken(unit.tx, username, userId))
  ) {
    throw new ApiError('username_taken', { fields: { username: 'taken' } });
  }
  await unit.tx.insert(formerUsername).values({ username: before.username, userId }).onConflictDoNothing();
  await unit.tx
    .update(user)
    .set({
      username,
      // Until somebody sets another, the display name is the username.
      ...(before.displayName === before.username ? { displayName: username } : {}),
      traits: { ...before.traits, usernameChangedAt: new Date(now).toISOString() },
    })
    .where(eq(user.id, userId));
  unit.toUser(userId, 'v3.refresh', {});
}
