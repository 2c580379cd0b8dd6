import { sql } from 'drizzle-orm';
import { type Orm, queryRows } from '../db/database.ts';
import { model } from '../db/schema/index.ts';

const CACHE_MS = 60_000;
const cache = new WeakMap<object, { until: number; tags: Promise<string[]> }>();

/** Tags in use, alphabetical; they change seldom and every page asks for them, so they are kept for a minute. */
export function approvedTags(orm: Orm, now = Date.now()): Promise<string[]> {
  const kept = cache.get(orm);
  if (kept && kept.until > now) return kept.tags;
  const tags = queryRows<{ tag: string }>(
    orm,
    sql`SELECT DISTINCT unnest(${model.tags}) AS tag FROM ${model} ORDER BY tag`,
  ).then((rows) => rows.map((row) => row.tag));
  // A failed query is asked again by the next page.
  tags.catch(() => cache.delete(orm));
  cache.set(orm, { until: now + CACHE_MS, tags });
  return tags;
}
