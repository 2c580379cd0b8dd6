import { MAX_INTEGER } from '@footlight/contract';
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
