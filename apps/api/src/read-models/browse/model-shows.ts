import type { Gender, ModelShowsAnswer, Place, Site } from '@footlight/contract';
import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import { spySettings } from '../../features/shows/settings.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { model, show, user } from '../../kernel/db/schema/index.ts';
import { userView } from './card.ts';
import { isSpyable, visible } from './conditions.ts';

const MOST = 60;

/** Shows that viewers can join now: ticket shows, and privates that can be spied on. */
export async function joinableShows(
  orm: Orm,
  around: { site: Site; place: Place; hiddenGenders: readonly Gender[]; now: number },
): Promise<ModelShowsAnswer> {
  const isOfKind = (kind: string, more?: SQL) => and(eq(show.kind, kind), more);
  const rows = await orm
    .select({ model, user, show })
    .from(show)
    .innerJoin(model, eq(model.userId, show.modelId))
    .innerJoin(user, eq(user.id, model.userId))
    .where(
      and(
        sql`${show.state} <> 'ended' AND ${show.state} = 'running'`,
        or(isOfKind('limited', eq(model.status, 'limited')), isOfKind('private', isSpyable(orm))),
        visible({ ...around, gender: null }),
      ),
    )
    .orderBy(desc(model.viewers), show.id)
    .limit(MOST);
  return {
    shows: rows.map((row) => ({
      kind: row.show.kind === 'limited' ? 'limited' : 'spy',
      price: row.show.kind === 'limited' ? row.show.price : spySettings(row.model).pricePerMinuteInToken,
      started_at: row.show.startedAt?.toISOString() ?? null,
      user: userView(row, around),
    })),
  };
}
