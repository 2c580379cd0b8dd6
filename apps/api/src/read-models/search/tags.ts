import { type Gender, listsExplicit, type Place, type Site, type TagCount } from '@footlight/contract';
import { sql } from 'drizzle-orm';
import { type Orm, queryRows } from '../../kernel/db/database.ts';
import { model } from '../../kernel/db/schema/index.ts';
import { createShortCache, type ShortCache } from '../../kernel/short-cache.ts';
import { visible } from '../browse/conditions.ts';

/** Counting tags reads all rooms, so it is done once in this time for each place and section. */
const TTL_MS = 60_000;
const KEPT = 500;
/** Trigrams that a tag and a word must share. Assumed. */
const ALIKE = 0.45;

export type TagCounts = ShortCache<TagCount[]>;
export const createTagCounts = (): TagCounts => createShortCache(TTL_MS, KEPT);

export interface TagAround {
  site: Site;
  place: Place;
  gender: Gender | null;
  hiddenGenders: Gender[];
}

/** The tags of the rooms that this visitor may see, most rooms first. */
export const tagsInUse = (orm: Orm, counts: TagCounts, around: TagAround): Promise<TagCount[]> => {
  const { gender, hiddenGenders, place, site } = around;
  return counts.get(JSON.stringify([gender, hiddenGenders, place, listsExplicit(site)]), async () => {
    const rows = await queryRows<{ tag: string; count: string }>(
      orm,
      sql`SELECT tag, count(*) AS count FROM (SELECT unnest(${model.tags}) AS tag FROM ${model} WHERE ${visible(around)}) used
          GROUP BY tag ORDER BY count(*) DESC, tag`,
    );
    return rows.map(({ tag, count }) => ({ tag, count: Number(count) }));
  });
};

/** The words of a query, which tags are compared with. */
const wordsOf = (query: string): string[] => [
  ...new Set(query.split(/[\s#,]+/).filter((word) => word.length > 1)),
];

/** Tags that start with a word, contain one or are like one, the best first. */
export async function matchingTags(
  orm: Orm,
  tags: readonly TagCount[],
  query: string,
): Promise<(TagCount & { score: number })[]> {
  const words = wordsOf(query);
  if (words.length === 0 || tags.length === 0) return [];
  const list = (values: readonly string[]) =>
    sql`ARRAY[${sql.join(
      values.map((value) => sql`${value}`),
      sql`, `,
    )}]::text[]`;
  const rows = await queryRows<{ tag: string; score: number }>(
    orm,
    sql`SELECT tag, max(CASE WHEN tag = word THEN 3 WHEN starts_with(tag, word) THEN 2 WHEN strpos(tag, word) > 0 THEN 1.5 ELSE 0 END
            + similarity(tag, word)) AS score
        FROM unnest(${list(tags.map(({ tag }) => tag))}) AS tag, unnest(${list(words)}) AS word
        GROUP BY tag
        HAVING max(CASE WHEN strpos(tag, word) > 0 THEN 1 ELSE similarity(tag, word) END) >= ${ALIKE}`,
  );
  const countOf = new Map(tags.map(({ tag, count }) => [tag, count]));
  return rows
    .map(({ tag, score }) => ({ tag, count: countOf.get(tag) ?? 0, score: Number(score) }))
    .sort((a, b) => b.score - a.score || b.count - a.count || (a.tag < b.tag ? -1 : 1));
}
