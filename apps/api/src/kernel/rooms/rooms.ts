import type { ChatStatus } from '@footlight/contract';
import { EXPLICIT_TAGS } from '@footlight/contract';
import { arrayOverlaps, eq, not, type SQL, sql } from 'drizzle-orm';
import { ApiError } from '../api-error.ts';
import type { Orm } from '../db/database.ts';
import { model, user } from '../db/schema/index.ts';
import type { RoomRow } from './room-row.ts';
import { statusChange } from './room-status.ts';

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

export interface RoomChange {
  username: string;
  status?: ChatStatus;
  viewers?: number;
  subject?: string;
}

/** Updates the state of broadcasters' rooms; the demo's simulation calls it. */
export async function updateRooms(orm: Orm, changes: readonly RoomChange[]): Promise<void> {
  for (const { username, status, ...change } of changes) {
    await orm
      .update(model)
      .set({ ...change, ...(status === undefined ? {} : statusChange(status)) })
      .where(sql`${model.userId} = (SELECT id FROM ${user} WHERE username = ${username})`);
  }
}

/** The room, locked: changes of a room's shows run one after the other. */
export async function lockRoom(tx: Orm, modelId: number): Promise<RoomRow> {
  const [row] = await tx
    .select({ model, user })
    .from(model)
    .innerJoin(user, eq(user.id, model.userId))
    .where(eq(model.userId, modelId))
    .for('update', { of: model });
  if (!row) throw new ApiError('user_not_found');
  return row;
}
