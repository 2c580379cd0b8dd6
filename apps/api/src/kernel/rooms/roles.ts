import {
  KICK_TERM,
  MODERATOR_TERM,
  type ModerationAction,
  ROLE_OF_ACTION,
  type RoomPerson,
  type RoomRole,
} from '@footlight/contract';
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { roomRole, user } from '../db/schema/index.ts';
import type { UserRow } from '../db/user-row.ts';

/** Usernames by their role in a room. */
export type RoomRoles = Record<RoomRole, string[]>;

const TERM: Partial<Record<RoomRole, number>> = { kicked: KICK_TERM, moderator: MODERATOR_TERM };

const holds = (now: Date) => or(isNull(roomRole.expiresAt), gt(roomRole.expiresAt, now));

/** The current roles in a broadcaster's room. */
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

/** Stores the effect of a moderation action. Assigning a role again restarts its duration. */
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
  // A banned user loses the moderator role.
  const lost: RoomRole[] = isGiven ? (role === 'banned' ? ['moderator'] : []) : [role];
  for (const each of lost) {
    await orm
      .delete(roomRole)
      .where(and(eq(roomRole.modelId, modelId), eq(roomRole.userId, userId), eq(roomRole.role, each)));
  }
}
