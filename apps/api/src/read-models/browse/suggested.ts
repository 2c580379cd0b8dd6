import type { BrowseUser } from '@footlight/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../../kernel/db/database.ts';
import { model, user } from '../../kernel/db/schema/index.ts';
import { userView } from './card.ts';
import { BY_VIEWERS } from './orders.ts';
import { liveBy } from './rows.ts';

const COUNT = 6;
/** Letters that a wrong name and the right one must share. */
const START = 3;

interface Suggested {
  suggestions: string[];
  alternativeUserList: BrowseUser[];
}

/**
 * Live rooms for the answer about a room or list that does not exist: those whose name starts as `name` does, then
 * those with most viewers.
 */
export async function suggestedRooms(
  orm: Orm,
  where: SQL | undefined,
  shown: Parameters<typeof userView>[1],
  name = '',
): Promise<Suggested> {
  const start = name.slice(0, START).replaceAll(/[%_\\]/g, '\\$&');
  const begins = sql`(SELECT ${user.username} LIKE ${`${start}%`} FROM ${user} WHERE ${user.id} = ${model.userId}) DESC`;
  const rows = await liveBy(orm, where, name ? [begins, ...BY_VIEWERS] : BY_VIEWERS, COUNT);
  return {
    suggestions: rows.map((row) => row.user.username),
    alternativeUserList: rows.map((row) => userView(row, shown)),
  };
}
