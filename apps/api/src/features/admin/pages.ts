import { MAX_COUNT, MAX_INTEGER } from '@footlight/contract';
import { asc, desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Orm } from '../../kernel/db/database.ts';

/** Rows of one page of a list. */
export const PAGE_SIZE = 30;

/** The id in a cursor, within the range of the ids of accounts and reports. */
export const cursorId = (cursor: string): number => Math.min(Number(cursor), MAX_INTEGER);

/** Cuts rows that were read with one more than a page, and names the cursor of the next page. */
export function pageOf<Row>(
  rows: readonly Row[],
  idOf: (row: Row) => number,
): { page: Row[]; next: string | null } {
  const page = rows.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  return { page, next: rows.length > PAGE_SIZE && last !== undefined ? String(idOf(last)) : null };
}

/** The key of an order, and whether it is descending. */
export function orderOf<K extends string>(sort: K | `-${K}`): { key: K; descending: boolean } {
  const descending = sort.startsWith('-');
  return { key: (descending ? sort.slice(1) : sort) as K, descending };
}

interface SortColumns {
  value: SQLWrapper;
  id: SQLWrapper;
}

/** The rows that follow a cursor's row in the order of a value, then of the id. */
const afterCursor = (
  { value, id }: SortColumns,
  {
    descending,
    cursor,
    last,
    table,
  }: { descending: boolean; cursor: number; last: SortColumns; table: PgTable },
): SQL =>
  sql`(${value}, ${id}) ${sql.raw(descending ? '<' : '>')} (SELECT ${last.value}, ${last.id} FROM ${table} AS "last" WHERE ${last.id} = ${cursor})`;

/**
 * The order of a list by `sort` and then by id, and which rows follow the cursor's row. `columnsOf` gives the columns of a
 * key in the table and in an alias of it that is named "last".
 */
export function inOrder<K extends string>(
  table: PgTable,
  sort: K | `-${K}`,
  cursor: number | undefined,
  columnsOf: (key: K) => { columns: SortColumns; last: SortColumns },
): { orderBy: SQL[]; rest: SQL | undefined } {
  const { key, descending } = orderOf<K>(sort);
  const { columns, last } = columnsOf(key);
  const direction = descending ? desc : asc;
  return {
    orderBy: [direction(columns.value), direction(columns.id)],
    rest: cursor === undefined ? undefined : afterCursor(columns, { descending, cursor, last, table }),
  };
}

/** Counts rows up to one more than `MAX_COUNT`, so that a large table is not read as a whole. `rows` selects one column. */
export const countUpTo = (orm: Orm, rows: SQL): Promise<number> =>
  orm.$count(sql`(${rows} LIMIT ${MAX_COUNT + 1}) AS counted`);
