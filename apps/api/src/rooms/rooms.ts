import type { ChatStatus } from '@footlight/contract';
import { EXPLICIT_TAGS } from '@footlight/contract';
import { and, arrayOverlaps, desc, eq, ne, not, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { media, model, user } from '../db/schema/index.ts';
import type { RoomRow } from '../views/room-view.ts';

/** Rooms without an explicit tag. */
export const notExplicit = not(arrayOverlaps(model.tags, [...EXPLICIT_TAGS]));

const roomWhere = async (orm: Orm, condition: SQL): Promise<RoomRow | null> => {
  const [row] = await orm
    .select({ model, user })
    .from(model)
    .innerJoin(user, eq(user.id, model.userId))
    .where(condition);
  return row ?? null;
};

export const findRoom = (orm: Orm, username: string): Promise<RoomRow | null> =>
  roomWhere(orm, eq(user.username, username));

export const findRoomById = (orm: Orm, modelId: number): Promise<RoomRow | null> =>
  roomWhere(orm, eq(model.userId, modelId));

/** Names to offer when there is no such room: those that begin alike, then the fullest rooms. */
export async function suggestRooms(
  orm: Orm,
  username: string,
  withExplicit: boolean,
  count = 6,
): Promise<string[]> {
  const start = username.slice(0, 3).replaceAll(/[%_\\]/g, '\\$&');
  const rows = await orm
    .select({ username: user.username })
    .from(model)
    .innerJoin(user, eq(user.id, model.userId))
    .where(and(ne(model.status, 'offline'), withExplicit ? undefined : notExplicit))
    .orderBy(sql`(${user.username} LIKE ${`${start}%`}) DESC`, desc(model.viewers), model.userId)
    .limit(count);
  return rows.map((row) => row.username);
}

export const mediaOf = (orm: Orm, userId: number) =>
  orm
    .select()
    .from(media)
    .where(eq(media.userId, userId))
    .orderBy(desc(media.createdAt), desc(media.id))
    .limit(500);

export interface RoomChange {
  username: string;
  status?: ChatStatus;
  viewers?: number;
  subject?: string;
}

/** Writes what broadcasters' rooms have become; used by whoever runs them (the demo's simulation). */
export async function updateRooms(orm: Orm, changes: readonly RoomChange[]): Promise<void> {
  for (const { username, ...change } of changes) {
    const lastOnlineAt = change.status === 'offline' ? { lastOnlineAt: new Date() } : {};
    await orm
      .update(model)
      .set({ ...change, ...lastOnlineAt })
      .where(sql`${model.userId} = (SELECT id FROM ${user} WHERE username = ${username})`);
  }
}
