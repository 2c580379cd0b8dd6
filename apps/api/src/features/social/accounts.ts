import { type Friendship, friendStatusOf, type Person } from '@footlight/contract';
import { and, eq, inArray, or } from 'drizzle-orm';
import type { Orm } from '../../kernel/db/database.ts';
import { friendship, model, roomRole, user } from '../../kernel/db/schema/index.ts';
import { avatarOf } from '../../kernel/pictures.ts';

/** The ids of two users in the order of the rows. */
export const pairOf = (a: number, b: number) => ({ lowId: Math.min(a, b), highId: Math.max(a, b) });

export const otherOf = (row: { lowId: number; highId: number }, me: number): number =>
  row.lowId === me ? row.highId : row.lowId;

/** Whether one of the two has banned the other from their room. */
export async function isBlocked(orm: Orm, a: number, b: number): Promise<boolean> {
  const bans = and(
    eq(roomRole.role, 'banned'),
    or(
      and(eq(roomRole.modelId, a), eq(roomRole.userId, b)),
      and(eq(roomRole.modelId, b), eq(roomRole.userId, a)),
    ),
  );
  return (await orm.$count(roomRole, bans)) > 0;
}

type FriendshipRow = typeof friendship.$inferSelect;

/** A friendship as the rules expect it; names are ids. */
export const friendshipOf = (row: FriendshipRow | undefined): Friendship | null =>
  row ? { requestedBy: String(row.requestedBy), isConfirmed: row.confirmedAt !== null } : null;

export const statusFor = (row: FriendshipRow | undefined, me: number) =>
  friendStatusOf(friendshipOf(row), String(me));

export async function friendStatusBetween(orm: Orm, me: number, other: number) {
  const { lowId, highId } = pairOf(me, other);
  const [row] = await orm
    .select()
    .from(friendship)
    .where(and(eq(friendship.lowId, lowId), eq(friendship.highId, highId)));
  return statusFor(row, me);
}

/** Users as lists show them, by id. */
export async function peopleOf(
  orm: Orm,
  me: number,
  ids: readonly number[],
  online: ReadonlySet<number>,
): Promise<ReadonlyMap<number, Person>> {
  if (ids.length === 0) return new Map();
  const rows = await orm
    .select({ user, artSeed: model.artSeed, status: model.status })
    .from(user)
    .leftJoin(model, eq(model.userId, user.id))
    .where(inArray(user.id, [...ids]));
  const friends = await orm
    .select()
    .from(friendship)
    .where(or(eq(friendship.lowId, me), eq(friendship.highId, me)));
  const byOther = new Map(friends.map((row) => [otherOf(row, me), row]));
  return new Map(
    rows.map(({ user: row, artSeed, status }) => [
      row.id,
      {
        username: row.username,
        displayName: row.displayName,
        avatarUrl: avatarOf(row.avatar, artSeed),
        isModel: row.type === 'model',
        isOnline: online.has(row.id) || (status !== null && status !== 'offline'),
        friendStatus: statusFor(byOther.get(row.id), me),
      },
    ]),
  );
}
