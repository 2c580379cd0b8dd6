import { fillPlaceholders, getTableColumns, type Query, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { PgDialect, type PgTable } from 'drizzle-orm/pg-core';
import type { Orm } from './database.ts';

/** Queries by the name that the others may read their rows under; it hides a table of that name. */
export type Parts = Record<string, SQLWrapper>;

type Select = Record<string, SQL>;

/** Several queries that are sent as one, and the row that answers them. */
export interface Combined<S extends Select> {
  parts: Parts;
  select: S;
}

export type Answer<S extends Select> = Record<keyof S, unknown>;

const combine = ({ parts, select }: Combined<Select>): SQL => {
  const named = Object.entries(parts).map(
    ([name, query]) => sql`${sql.identifier(name)} AS (${query.getSQL()})`,
  );
  const answers = Object.entries(select).map(([name, value]) => sql`${value} AS ${sql.identifier(name)}`);
  const answer = sql`SELECT ${sql.join(answers, sql`, `)}`;
  return named.length > 0 ? sql`WITH ${sql.join(named, sql`, `)} ${answer}` : answer;
};

const dialect = new PgDialect();

/** What sends for a session of the ORM: PGlite, a connection, or a transaction of either. */
type Sender = (
  text: string | { name: string | undefined; text: string },
  values: unknown[],
) => Promise<{ rows: unknown[] }>;

/**
 * Sends past the ORM: an answer is one row of JSON, and needs none of the readers of columns that the ORM hands to PGlite
 * with each query. To take those in costs there as much as a short query itself.
 */
async function run<S extends Select>(
  tx: Orm,
  { sql: text, params }: Query,
  name?: string,
  given: Record<string, unknown> = {},
): Promise<Answer<S>> {
  const { client } = tx._.session as unknown as { client: { query: Sender } };
  const values = fillPlaceholders(params, given);
  const isPglite = 'exec' in client;
  const { rows } = await client.query(isPglite ? text : { name, text }, values);
  const row = rows[0] as Answer<S> | undefined;
  if (!row) throw new Error('A statement gave no row');
  return row;
}

/**
 * Runs several queries as one statement, and answers one row of `select`. All of them see the rows as they were before it.
 * A query waits for another one if it reads from it.
 */
export const oneStatement = <S extends Select>(tx: Orm, parts: Parts, select: S): Promise<Answer<S>> =>
  run(tx, dialect.sqlToQuery(combine({ parts, select })));

/**
 * {@link oneStatement} for what runs often: put together once, and planned once a connection where the engine can keep a
 * plan. What differs from call to call stands in it as `sql.placeholder`.
 */
export function statement<S extends Select>(
  name: string,
  build: (orm: Orm) => Combined<S>,
): (tx: Orm, values: Record<string, unknown>) => Promise<Answer<S>> {
  let query: Query | undefined;
  return (tx, values) => {
    query ??= dialect.sqlToQuery(combine(build(tx)));
    return run(tx, query, name, values);
  };
}

/** All rows of a part, for `select`. */
export const rowsOf = (part: string): SQL =>
  sql`(SELECT coalesce(json_agg(part), '[]') FROM ${sql.identifier(part)} part)`;

/** True once a part is through: a query that says so runs after it. */
export const after = (part: string): SQL => sql`(SELECT count(*) FROM ${sql.identifier(part)}) >= 0`;

/** Rows of a table that came as JSON, as a query of that table gives them. */
export function rowsFrom<T extends PgTable>(table: T, json: unknown): T['$inferSelect'][] {
  const columns = Object.entries(getTableColumns(table));
  return (json as Record<string, unknown>[]).map((row) =>
    Object.fromEntries(
      columns.map(([key, column]) => {
        const value = row[column.name];
        return [key, value === null ? null : column.mapFromDriverValue(value)];
      }),
    ),
  ) as T['$inferSelect'][];
}
