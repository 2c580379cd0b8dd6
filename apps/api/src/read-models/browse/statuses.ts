import type { Place, Site, StatusesAnswer } from '@footlight/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Orm } from '../../kernel/db/database.ts';
import { model, user } from '../../kernel/db/schema/index.ts';
import { userView } from './card.ts';
import { visible } from './conditions.ts';

const MOST = 60;

/** What changes on the cards of rooms that this visitor may see. */
export async function statusesOf(
  orm: Orm,
  usernames: readonly string[],
  around: { site: Site; place: Place; now: number; thumbnailGroup: number | null },
): Promise<StatusesAnswer> {
  const rows = await orm
    .select({ model, user })
    .from(model)
    .innerJoin(user, eq(user.id, model.userId))
    .where(
      and(
        inArray(user.username, [...usernames].slice(0, MOST)),
        visible({ ...around, gender: null, hiddenGenders: [] }),
      ),
    );
  return {
    rooms: rows.map((row) => {
      const { username, status, viewer_count, thumbnail_url } = userView(row, around);
      return { username, status, viewer_count, thumbnail_url };
    }),
  };
}
