import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type Orm, queryRows } from '../../kernel/db/database.ts';
import { media, model, user } from '../../kernel/db/schema/index.ts';
import { isListed } from '../../kernel/rooms/media-card.ts';

/** Share of the trigrams of a query that a part of a text must have. Lower than PostgreSQL's 0.6: names are short. */
const WORD_ALIKE = '0.5';

export interface Wanted {
  /** In lower case, without spaces around it; at least two letters. */
  query: string;
  /** Tags that match the query. */
  tags: readonly string[];
  /** Which rooms the visitor may see. */
  where: SQL | undefined;
  limit: number;
  offset: number;
}

const ofTags = (column: SQL | typeof model.tags | typeof media.tags, tags: readonly string[]): SQL =>
  tags.length === 0
    ? sql`false`
    : sql`${column} && ARRAY[${sql.join(
        tags.map((tag) => sql`${tag}`),
        sql`, `,
      )}]::text[]`;

/** Runs a query with the threshold of this file; it holds for the transaction only. */
const withThreshold = <T>(orm: Orm, fn: (tx: Orm) => Promise<T>): Promise<T> =>
  orm.transaction(async (tx) => {
    await tx.execute(sql`SELECT set_config('pg_trgm.word_similarity_threshold', ${WORD_ALIKE}, true)`);
    return fn(tx as Orm);
  });

const escaped = (text: string): string => text.replaceAll(/[%_\\]/g, '\\$&');

/** Found ids in their order, and how many there are on all pages. */
async function idsOf(orm: Orm, query: SQL): Promise<{ ids: number[]; total: number }> {
  const rows = await withThreshold(orm, (tx) => queryRows<{ id: number; total: string }>(tx, query));
  return { ids: rows.map(({ id }) => Number(id)), total: Number(rows[0]?.total ?? 0) };
}

const inOrder = <T>(ids: readonly number[], rows: readonly T[], idOf: (row: T) => number): T[] => {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/**
 * Rooms by name, display name, tags and subject. A whole name counts most, then its start, a part of it, a name that
 * is spelt alike, a tag, and the subject; of equal matches the live room with most viewers is first.
 */
export async function matchingRooms(orm: Orm, { query, tags, where, limit, offset }: Wanted) {
  const part = `%${escaped(query)}%`;
  const start = `${escaped(query)}%`;
  const { ids, total } = await idsOf(
    orm,
    sql`WITH hits AS (
          SELECT id AS room, CASE
              WHEN username = ${query} OR lower(display_name) = ${query} THEN 5
              WHEN username LIKE ${start} OR display_name ILIKE ${start} THEN 4
              WHEN username LIKE ${part} OR display_name ILIKE ${part} THEN 3
              ELSE 1 + greatest(word_similarity(${query}, username) + similarity(${query}, username),
                word_similarity(${query}, display_name) + similarity(${query}, display_name)) / 2 END AS score
          FROM "user" WHERE type = 'model' AND (username LIKE ${part} OR display_name ILIKE ${part}
            OR ${query} <% username OR ${query} <% display_name)
          UNION ALL SELECT user_id, 1 FROM model WHERE is_listed AND ${ofTags(sql`tags`, tags)}
          UNION ALL SELECT user_id, 0.5 FROM model WHERE is_listed AND ${query} <% subject
        ), found AS (SELECT room, max(score) AS score FROM hits GROUP BY room)
        SELECT ${model.userId} AS id, count(*) OVER () AS total
        FROM found JOIN ${model} ON ${model.userId} = found.room WHERE ${where ?? sql`true`}
        ORDER BY found.score DESC, ${model.rank}, ${model.viewers} DESC, ${model.userId}
        LIMIT ${limit} OFFSET ${offset}`,
  );
  if (ids.length === 0) return { rows: [], total };
  const rows = await orm
    .select({ model, user })
    .from(model)
    .innerJoin(user, eq(user.id, model.userId))
    .where(inArray(model.userId, ids));
  return { rows: inOrder(ids, rows, (row) => row.user.id), total };
}

/** Media by title and tags, of rooms that the visitor may see. */
export async function matchingMedia(orm: Orm, { query, tags, where, limit, offset }: Wanted) {
  const part = `%${escaped(query)}%`;
  const { ids, total } = await idsOf(
    orm,
    sql`SELECT ${media.id} AS id, count(*) OVER () AS total
        FROM ${media} JOIN ${model} ON ${model.userId} = ${media.userId}
        WHERE ${and(where, isListed)} AND (${media.name} ILIKE ${part} OR ${query} <% ${media.name} OR ${ofTags(media.tags, tags)})
        ORDER BY (${media.name} ILIKE ${part}) DESC, word_similarity(${query}, ${media.name}) DESC, ${media.createdAt} DESC, ${media.id}
        LIMIT ${limit} OFFSET ${offset}`,
  );
  if (ids.length === 0) return { rows: [], total };
  const rows = await orm
    .select({ media, user })
    .from(media)
    .innerJoin(user, eq(user.id, media.userId))
    .where(inArray(media.id, ids));
  return { rows: inOrder(ids, rows, (row) => row.media.id), total };
}
