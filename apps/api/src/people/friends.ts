import { FRIEND_LIMIT, type FriendAction, type FriendStatus, friendStep } from '@footlight/contract';
import { and, desc, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { UserRow } from '../auth/session.ts';
import type { Context } from '../context.ts';
import type { Orm } from '../db/database.ts';
import { friendship, user } from '../db/schema/index.ts';
import { ApiError } from '../http/errors.ts';
import { friendshipOf, isBlocked, otherOf, pairOf, statusFor } from './accounts.ts';
import { tellUnread } from './unread.ts';

const ofMe = (me: number) => or(eq(friendship.lowId, me), eq(friendship.highId, me));

/** Friends and own requests: what the limit counts. */
const taken = (orm: Orm, me: number) =>
  orm.$count(
    friendship,
    and(ofMe(me), or(isNotNull(friendship.confirmedAt), eq(friendship.requestedBy, me))),
  );

/** Everybody that somebody has something with; requests of others at most as many as friends. */
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

/** Does what was asked, if the rule allows it; both are told after the commit. */
export async function changeFriendship(
  context: Pick<Context, 'database' | 'broadcast'>,
  me: UserRow,
  other: UserRow,
  action: FriendAction,
): Promise<FriendStatus | null> {
  const pair = pairOf(me.id, other.id);
  const key = and(eq(friendship.lowId, pair.lowId), eq(friendship.highId, pair.highId));
  const { status, told } = await context.database.orm.transaction(async (tx) => {
    // Both people are held, in one order: two requests at once are counted and joined one after the other.
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
    if (step.told === null) return { status: statusFor(row, me.id), told: null };
    if (step.next === null) {
      await tx.delete(friendship).where(key);
      return { status: null, told: step.told };
    }
    const confirmedAt = step.next.isConfirmed ? sql`now()` : null;
    await tx
      .insert(friendship)
      .values({ ...pair, requestedBy: Number(step.next.requestedBy), confirmedAt })
      .onConflictDoUpdate({ target: [friendship.lowId, friendship.highId], set: { confirmedAt } });
    return {
      status: step.next.isConfirmed ? ('CONFIRMED' as const) : ('REQUESTED' as const),
      told: step.told,
    };
  });
  if (told) await tellFriends(context, me, other, told);
  return status;
}

async function tellFriends(
  context: Pick<Context, 'database' | 'broadcast'>,
  me: UserRow,
  other: UserRow,
  told: 'request' | 'accepted' | 'deleted',
): Promise<void> {
  const { broadcast } = context;
  const sides = [
    { id: me.id, username: other.username, friend_status: 'REQUESTED' },
    { id: other.id, username: me.username, friend_status: 'TO_CONFIRM' },
  ] as const;
  for (const { id, username, friend_status } of sides) {
    if (told === 'request') await broadcast.toUser(id, 'v3.user_friend.request', { username, friend_status });
    else await broadcast.toUser(id, `v3.user_friend.${told}`, { username });
    await tellUnread(context, id);
  }
}
