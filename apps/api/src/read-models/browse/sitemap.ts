import type { Site, SitemapRooms } from '@footlight/contract';
import { eq } from 'drizzle-orm';
import type { Orm } from '../../kernel/db/database.ts';
import { model, user } from '../../kernel/db/schema/index.ts';
import { visible } from './conditions.ts';

const PER_SITEMAP = 10_000;

/** Rooms of a site for search engines, in a lasting order. Where a room is blocked makes no difference to its address. */
export async function sitemapRooms(orm: Orm, site: Site, page: number): Promise<SitemapRooms> {
  const where = visible({ gender: null, hiddenGenders: [], site, place: { country: null, region: null } });
  const rows = await orm
    .select({ username: user.username, changedAt: model.lastOnlineAt })
    .from(model)
    .innerJoin(user, eq(user.id, model.userId))
    .where(where)
    .orderBy(model.userId)
    .limit(PER_SITEMAP)
    .offset((page - 1) * PER_SITEMAP);
  return {
    rooms: rows.map(({ username, changedAt }) => ({
      username,
      changed_at: changedAt?.toISOString() ?? null,
    })),
    pages: Math.ceil((await orm.$count(model, where)) / PER_SITEMAP),
  };
}
