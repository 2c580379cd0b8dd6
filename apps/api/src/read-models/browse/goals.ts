import type { BrowseUser } from '@footlight/contract';
import { and, inArray, sql } from 'drizzle-orm';
import type { Orm } from '../../kernel/db/database.ts';
import { roomApp } from '../../kernel/db/schema/index.ts';

const RAISED = sql<number>`(${roomApp.state} ->> 'raised')::numeric`;
const TARGET = sql<number>`(${roomApp.config} ->> 'target')::numeric`;
/** A tip goal that has not been reached. */
export const IS_OPEN_GOAL = sql`${roomApp.app} = 'tip_goal' AND ${roomApp.removedAt} IS NULL AND ${roomApp.state} ->> 'reached_by' IS NULL`;
/** How much of a goal is raised, from 0. */
export const GOAL_SHARE = sql`${RAISED} / greatest(${TARGET}, 1)`;

/** The users with the open goals of their rooms. Offline rooms show none. */
export async function withGoals<T extends BrowseUser>(orm: Orm, users: readonly T[]): Promise<T[]> {
  const ids = users.filter(({ status }) => status !== 'offline').map(({ id }) => id);
  if (ids.length === 0) return [...users];
  const rows = await orm
    .select({ id: roomApp.modelId, raised: RAISED, target: TARGET })
    .from(roomApp)
    .where(and(inArray(roomApp.modelId, ids), IS_OPEN_GOAL));
  const goals = new Map(
    rows.map(({ id, raised, target }) => [id, { raised: Number(raised), target: Number(target) }]),
  );
  return users.map((user) => {
    const goal = goals.get(user.id);
    return goal ? { ...user, goal } : user;
  });
}
