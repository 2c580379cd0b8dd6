import { sql } from 'drizzle-orm';
import { type Orm, queryRows } from '../../kernel/db/database.ts';
import { model } from '../../kernel/db/schema/index.ts';

const CACHE_MS = 60_000;
const cache = new WeakMap<object, { until: number; tags: Promise<string[]> }>();

/** Tags in use, alphabetical. Every page needs them and they seldom change, so they are cached for a minute. */
export function approvedTags(orm: Orm, now = Date.now()): Promise<string[]> {
  const kept = cache.get(orm);
  if (kept && kept.until > now) return kept.tags;
  const tags = queryRows<{ tag: string }>(
    orm,
    sql`SELECT DISTINCT unnest(${model.tags}) AS tag FROM ${model} ORDER BY tag`,
  ).then((rows) => rows.map((row) => row.tag));
  // A failed query is not cached.
  tags.catch(() => cache.delete(orm));
  cache.set(orm, { until: now + CACHE_MS, tags });
  return tags;
}
