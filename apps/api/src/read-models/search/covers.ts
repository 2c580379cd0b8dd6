import type { TagCount } from '@footlight/contract';
import { sql } from 'drizzle-orm';
import { type Orm, queryRows } from '../../kernel/db/database.ts';
import { model } from '../../kernel/db/schema/index.ts';
import { visible } from '../browse/conditions.ts';
import { BY_VIEWERS } from '../browse/orders.ts';
import type { TagAround } from './tags.ts';

/** Rooms to choose from, so that tags beside each other show different ones. */
const CANDIDATES = 8;

/** For each tag the picture of its most watched room, or of the next one if an earlier tag shows that room. */
export const coversOf = async (
  orm: Orm,
  tags: readonly TagCount[],
  around: TagAround,
): Promise<Map<string, string>> => {
  if (tags.length === 0) return new Map();
  const names = sql.join(
    tags.map(({ tag }) => sql`${tag}`),
    sql`, `,
  );
  const rows = await queryRows<{ tag: string; seeds: string[] }>(
    orm,
    sql`SELECT tag, ARRAY(
          SELECT ${model.artSeed} FROM ${model} WHERE ${visible(around)} AND ${model.tags} @> ARRAY[tag]
          ORDER BY ${sql.join(BY_VIEWERS, sql`, `)} LIMIT ${CANDIDATES}
        ) AS seeds
        FROM unnest(ARRAY[${names}]::text[]) AS tag`,
  );
  const seedsOf = new Map(rows.map(({ tag, seeds }) => [tag, seeds]));
  const shown = new Set<string>();
  const covers = new Map<string, string>();
  for (const { tag } of tags) {
    const seeds = seedsOf.get(tag) ?? [];
    const cover = seeds.find((seed) => !shown.has(seed)) ?? seeds[0];
    if (cover === undefined) continue;
    shown.add(cover);
    covers.set(tag, cover);
  }
  return covers;
};
