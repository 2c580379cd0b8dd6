import { FRIEND_LIMIT, type FriendAction, type FriendStatus, friendStep } from '@footlight/contract';
import { and, desc, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { ApiError } from '../../kernel/api-error.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { friendship, user } from '../../kernel/db/schema/index.ts';
import type { UserRow } from '../../kernel/db/user-row.ts';
import type { UnitOfWork } from '../../kernel/events/outbox.ts';
import { friendshipOf, isBlocked, otherOf, pairOf, statusFor } from './accounts.ts';
import { publishUnread } from './unread.ts';

const ofMe = (me: number) => or(eq(friendship.lowId, me), eq(friendship.highId, me));

/** Friends and sent requests: both count towards the limit. */
const taken = (orm: Orm, me: number) =>
  orm.$count(
    friendship,
    and(ofMe(me), or(isNotNull(friendship.confirmedAt), eq(friendship.requestedBy, me))),
  );

/** A user's friends and requests; received requests are limited to the same number. */
export async function friendIds(orm: Orm, me: number): Promise<{ id: number; status: FriendStatus }[]> {
  const isAsked = and(isNull(friendship.confirmedAt), ne(friendship.requestedBy, me));
  const own = await orm
    .select()
    .from(friendship)
    .where(and(ofMe(me), or(isNotNull(friendship.confirmedAt), eq(friendship.requestedBy, me))));
  const asked = await orm
    .select()
    .from(friendship)
    .where(and(ofMe(me), isAsked))
    .orderBy(desc(friendship.createdAt))
    .limit(FRIEND_LIMIT);
  return [...own, ...asked].flatMap((row) => {
    const status = statusFor(row, me);
    return status ? [{ id: otherOf(row, me), status }] : [];
  });
}

/** Applies a change if the rules allow it, and notifies both users. */
export async function changeFriendship(
  unit: UnitOfWork,
  me: UserRow,
  other: UserRow,
  action: FriendAction,
): Promise<FriendStatus | null> {
  const { tx } = unit;
  const pair = pairOf(me.id, other.id);
  const key = and(eq(friendship.lowId, pair.lowId), eq(friendship.highId, pair.highId));
  // Locks both accounts in one order: concurrent requests are counted and joined one after the other.
  await tx
    .select({ id: user.id })
    .from(user)
    .where(or(eq(user.id, pair.lowId), eq(user.id, pair.highId)))
    .orderBy(user.id)
    .for('update');
  const [row] = await tx.select().from(friendship).where(key);
  const step = friendStep(friendshipOf(row), action, {
    me: String(me.id),
    isSelf: me.id === other.id,
    isBlocked: await isBlocked(tx, me.id, other.id),
    taken: await taken(tx, me.id),
  });
  if ('refusal' in step) throw new ApiError(step.refusal);
  if (step.event === null) return statusFor(row, me.id);
  if (step.next === null) {
    await tx.delete(friendship).where(key);
  } else {
    const confirmedAt = step.next.isConfirmed ? sql`now()` : null;
    await tx
      .insert(friendship)
      .values({ ...pair, requestedBy: Number(step.next.requestedBy), confirmedAt })
      .onConflictDoUpdate({ target: [friendship.lowId, friendship.highId], set: { confirmedAt } });
  }
  await publishFriendship(unit, me, other, step.event);
  if (step.next === null) return null;
  return step.next.isConfirmed ? 'CONFIRMED' : 'REQUESTED';
}

async function publishFriendship(
  unit: UnitOfWork,
  me: UserRow,
  other: UserRow,
  change: 'request' | 'accepted' | 'deleted',
): Promise<void> {
  const sides = [
    { id: me.id, username: other.username, friend_status: 'REQUESTED' },
    { id: other.id, username: me.username, friend_status: 'TO_CONFIRM' },
  ] as const;
  for (const { id, username, friend_status } of sides) {
    if (change === 'request') unit.toUser(id, 'v3.user_friend.request', { username, friend_status });
    else unit.toUser(id, `v3.user_friend.${change}`, { username });
    await publishUnread(unit, id);
  }
}
