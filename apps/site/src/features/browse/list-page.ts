import { PER_PAGE } from '@footlight/contract';

const MOST = 1_000;

/** The page of a list that an address names by `p`: from 2 on, else the first. */
export const listPageOf = (query: URLSearchParams): number => {
  const page = /^\d{1,4}$/.test(query.get('p') ?? '') ? Number(query.get('p')) : 1;
  return page > 1 && page <= MOST ? page : 1;
};

/** The number of pages of a list; each has as many entries as the first view of a wide screen. */
export const listPageCount = (path: string, totalCount: number): number =>
  Math.min(MOST, Math.ceil(totalCount / (path === '/top' ? PER_PAGE.top : PER_PAGE.desktop)));

/** The address of a page, with the other parameters of this one. */
export const listPagePath = (path: string, search: string, page: number): string => {
  const query = new URLSearchParams(search);
  query.delete('p');
  if (page > 1) query.set('p', String(page));
  const text = query.toString().replaceAll('%2C', ',').replaceAll('%2F', '/');
  return text ? `${path}?${text}` : path;
};
