import { type Gender, listsExplicit, type Site } from '@footlight/contract';
import { and, eq, sql } from 'drizzle-orm';
import { type Orm, queryRows } from '../../kernel/db/database.ts';
import { model } from '../../kernel/db/schema/index.ts';
import { notExplicit } from '../../kernel/rooms/rooms.ts';
import { createShortCache, type ShortCache } from '../../kernel/short-cache.ts';

/** Counts and tags of big lists read all their rows, so they are read once in this time. */
const SHARED_TTL_MS = 60_000;
const SHARED_KEPT = 2_000;

/** Parts of the answers that lists share and that may be older than the lists. */
export interface SharedParts {
  counts: ShortCache<number>;
  tags: ShortCache<string[]>;
}
export const createSharedParts = (): SharedParts => ({
  counts: createShortCache(SHARED_TTL_MS, SHARED_KEPT),
  tags: createShortCache(SHARED_TTL_MS, SHARED_KEPT),
});

const TAGS = 12;

/** The tags that most rooms of a section have. */
export const popularTags = (
  orm: Orm,
  { tags }: SharedParts,
  gender: Gender | null,
  site: Site,
): Promise<string[]> => {
  const hasExplicit = listsExplicit(site);
  return tags.get(`${gender} ${hasExplicit}`, async () => {
    const where = and(
      sql`${model.isListed}`,
      gender ? eq(model.gender, gender) : undefined,
      hasExplicit ? undefined : notExplicit,
    );
    const rows = await queryRows<{ tag: string }>(
      orm,
      sql`SELECT tag FROM (SELECT unnest(${model.tags}) AS tag FROM ${model} WHERE ${where}) all_tags
          GROUP BY tag ORDER BY count(*) DESC, tag LIMIT ${TAGS}`,
    );
    return rows.map((row) => row.tag);
  });
};
