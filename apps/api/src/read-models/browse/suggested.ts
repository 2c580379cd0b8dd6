import type { BrowseUser } from '@footlight/contract';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../../kernel/db/database.ts';
import { model, user } from '../../kernel/db/schema/index.ts';
import { userView } from './card.ts';
import { BY_VIEWERS } from './orders.ts';

const COUNT = 6;
/** Letters that a wrong name and the right one must share. */
const START = 3;

interface Suggested {
  suggestions: string[];
  alternativeUserList: BrowseUser[];
}

/**
 * Live rooms for the answer about a room or list that does not exist: those whose name begins as `name` does, then those
 * with most viewers.
 */
export async function suggestedRooms(
  orm: Orm,
  where: SQL | undefined,
  shown: Parameters<typeof userView>[1],
  name = '',
): Promise<Suggested> {
  const start = name.slice(0, START).replaceAll(/[%_\\]/g, '\\$&');
  const rows = await orm
    .select({ model, user })
    .from(model)
    .innerJoin(user, eq(user.id, model.userId))
    .where(and(where, eq(model.rank, 0)))
    .orderBy(...(name ? [sql`(${user.username} LIKE ${`${start}%`}) DESC`] : []), ...BY_VIEWERS)
    .limit(COUNT);
  return {
    suggestions: rows.map((row) => row.user.username),
    alternativeUserList: rows.map((row) => userView(row, shown)),
  };
}
