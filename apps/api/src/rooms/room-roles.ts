import {
  KICK_TERM,
  MODERATOR_TERM,
  type ModerationAction,
  ROLE_OF_ACTION,
  type RoomPerson,
  type RoomRole,
} from '@footlight/contract';
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { UserRow } from '../auth/session.ts';
import type { Orm } from '../db/database.ts';
import { roomRole, user } from '../db/schema/index.ts';

/** Usernames by what they are in a room. */
export type RoomRoles = Record<RoomRole, string[]>;

const TERM: Partial<Record<RoomRole, number>> = { kicked: KICK_TERM, moderator: MODERATOR_TERM };

const holds = (now: Date) => or(isNull(roomRole.expiresAt), gt(roomRole.expiresAt, now));

/** Who is what in a broadcaster's room just now. */
export async function rolesIn(orm: Orm, modelId: number, now = new Date()): Promise<RoomRoles> {
  const rows = await orm
    .select({ role: roomRole.role, username: user.username })
    .from(roomRole)
    .innerJoin(user, eq(user.id, roomRole.userId))
    .where(and(eq(roomRole.modelId, modelId), holds(now)))
    .orderBy(roomRole.createdAt, user.id);
  const named = (role: RoomRole) => rows.filter((row) => row.role === role).map((row) => row.username);
  return {
    banned: named('banned'),
    kicked: named('kicked'),
    moderator: named('moderator'),
    silenced: named('silenced'),
  };
}

export const personOf = (row: UserRow): RoomPerson => ({
  username: row.username,
  roles: row.roles,
  isModel: row.type === 'model',
});

/** Writes what an action changes. A role that is given again begins anew. */
export async function applyModeration(
  orm: Orm,
  action: ModerationAction,
  by: { modelId: number; userId: number; byUserId: number; reason: string },
  now = new Date(),
): Promise<void> {
  const { role, isGiven } = ROLE_OF_ACTION[action];
  const { modelId, userId, byUserId, reason } = by;
  const term = TERM[role];
  const row = { byUserId, reason, createdAt: now, expiresAt: term ? new Date(now.getTime() + term) : null };
  if (isGiven) {
    await orm
      .insert(roomRole)
      .values({ modelId, userId, role, ...row })
      .onConflictDoUpdate({ target: [roomRole.modelId, roomRole.userId, roomRole.role], set: row });
  }
  // Whoever is shut out keeps order no more.
  const lost: RoomRole[] = isGiven ? (role === 'banned' ? ['moderator'] : []) : [role];
  for (const each of lost) {
    await orm
      .delete(roomRole)
      .where(and(eq(roomRole.modelId, modelId), eq(roomRole.userId, userId), eq(roomRole.role, each)));
  }
}
