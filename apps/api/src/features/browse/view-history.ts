import { VIEW_HISTORY } from '@footlight/contract';
import { desc, eq, sql } from 'drizzle-orm';
import type { Orm } from '../../kernel/db/database.ts';
import { model, roomView, user } from '../../kernel/db/schema/index.ts';
import type { RoomRow } from '../../kernel/rooms/room-row.ts';

/** Records a room visit. Only the latest rooms are kept. */
export async function noteView(orm: Orm, userId: number, modelId: number, now = new Date()): Promise<void> {
  if (userId === modelId) return;
  await orm
    .insert(roomView)
    .values({ userId, modelId, at: now })
    .onConflictDoUpdate({ target: [roomView.userId, roomView.modelId], set: { at: now } });
  await orm.execute(sql`DELETE FROM ${roomView} WHERE ${roomView.userId} = ${userId} AND ${roomView.modelId} IN (
    SELECT ${roomView.modelId} FROM ${roomView} WHERE ${roomView.userId} = ${userId}
    ORDER BY ${roomView.at} DESC OFFSET ${VIEW_HISTORY})`);
}

/** The rooms that a user visited, latest first. */
export const viewedRooms = (orm: Orm, userId: number): Promise<RoomRow[]> =>
  orm
    .select({ model, user })
    .from(roomView)
    .innerJoin(model, eq(model.userId, roomView.modelId))
    .innerJoin(user, eq(user.id, model.userId))
    .where(eq(roomView.userId, userId))
    .orderBy(desc(roomView.at), model.userId)
    .limit(VIEW_HISTORY);
