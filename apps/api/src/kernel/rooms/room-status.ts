import type { ChatStatus } from '@footlight/contract';
import { eq, sql } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { model, roomOpening } from '../db/schema/index.ts';
import { nextStreamEpoch } from '../streams/stream-rights.ts';
import { type ModelRow, statusOf } from './room-row.ts';

/** Statuses of a broadcaster who is not on air. */
const AWAY: readonly ChatStatus[] = ['offline', 'standby'];

/** The columns that change with a room's status. */
export const statusChange = (status: ChatStatus, at = new Date()) => {
  const now = sql`${at.toISOString()}::timestamptz`;
  return {
    status,
    streamEpoch: nextStreamEpoch,
    liveSince: AWAY.includes(status) ? null : sql`coalesce(${model.liveSince}, ${now})`,
    ...(status === 'offline'
      ? {
          isPublished: false,
          lastOnlineAt: sql`CASE WHEN ${model.status} = 'offline' THEN ${model.lastOnlineAt} ELSE ${now} END`,
        }
      : {}),
  };
};

/**
 * Sets the room's status, and with it who may watch. A room that opens is recorded, so that a job notifies its followers.
 *
 * @param before the room when it was locked
 */
export async function setRoomStatus(tx: Orm, before: ModelRow, status: ChatStatus): Promise<void> {
  const { userId } = before;
  await tx.update(model).set(statusChange(status)).where(eq(model.userId, userId));
  const from = statusOf(before);
  if (status !== 'online' || from === 'online') return;
  const isLive = AWAY.includes(from);
  const at = new Date();
  await tx
    .insert(roomOpening)
    .values({ modelId: userId, isLive, at })
    .onConflictDoUpdate({
      target: roomOpening.modelId,
      set: { isLive: sql`${roomOpening.isLive} OR excluded.is_live`, at },
    });
}
