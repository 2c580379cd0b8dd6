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

/** One user's current role in a room. */
export interface RoleRow {
  userId: number;
  username: string;
  role: string;
  /** Why staff gave it, or ''. */
  reason: string;
}

/** The current roles in a broadcaster's room, oldest first. */
export const roleRowsIn = (orm: Orm, modelId: number, now = new Date()): Promise<RoleRow[]> =>
  orm
    .select({
      userId: roomRole.userId,
      username: user.username,
      role: roomRole.role,
      reason: roomRole.reason,
    })
    .from(roomRole)
    .innerJoin(user, eq(user.id, roomRole.userId))
    .where(and(eq(roomRole.modelId, modelId), holds(now)))
    .orderBy(roomRole.createdAt, user.id);

export function rolesFrom(rows: readonly RoleRow[]): RoomRoles {
  const named = (role: RoomRole) => rows.filter((row) => row.role === role).map((row) => row.username);
  return {
    banned: named('banned'),
    kicked: named('kicked'),
    moderator: named('moderator'),
    silenced: named('silenced'),
  };
}

export const rolesIn = async (orm: Orm, modelId: number, now = new Date()): Promise<RoomRoles> =>
  rolesFrom(await roleRowsIn(orm, modelId, now));

export const personOf = (row: UserRow): RoomPerson => ({
  username: row.username,
  roles: row.roles,
  isModel: row.type === 'model',
});

/** Stores the effect of a moderation action; `byUserId` is null when the platform acts. Assigning a role again restarts its duration. */
export async function applyModeration(
  orm: Orm,
  action: ModerationAction,
  by: { modelId: number; userId: number; byUserId: number | null; reason: string; until?: Date },
  now = new Date(),
): Promise<void> {
  const { role, isGiven } = ROLE_OF_ACTION[action];
  const { modelId, userId, byUserId, reason, until } = by;
  const term = TERM[role];
  const end = until ?? (term ? new Date(now.getTime() + term) : null);
  const row = { byUserId, reason, createdAt: now, expiresAt: end };
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
