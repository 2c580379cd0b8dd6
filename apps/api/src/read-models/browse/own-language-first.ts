import { spokenLanguageOf } from '@footlight/contract';
import type { BrowseRequest } from './request.ts';
import type { ListedRow } from './rows.ts';

/** Rooms at the start of a list that take part: as many as the shortest list has, so that a list that grows keeps its order. */
const FIRST = 20;

/**
 * Among the first rooms of a default list, live rooms whose main language is the visitor's come first. The others keep
 * their order, and so do the pages behind.
 */
export function ownLanguageFirst(rows: ListedRow[], request: BrowseRequest): ListedRow[] {
  const { list, filters, page, language, isByConnection } = request;
  const own = spokenLanguageOf(language);
  if (list.id !== 'home' || filters || page > 1 || isByConnection || !own) return rows;
  const isOwn = ({ model }: ListedRow) => model.rank === 0 && model.languages[0] === own;
  const first = rows.slice(0, FIRST);
  return [...first.filter(isOwn), ...first.filter((row) => !isOwn(row)), ...rows.slice(FIRST)];
}
