import { listAddress, pageOf, pageText } from '../../features/content/list-address.ts';

export interface PressPlace {
  /** Null for all. */
  outlet: string | null;
  page: number;
}

export const pressPlace = (query: URLSearchParams): PressPlace => ({
  outlet: query.get('outlet')?.trim().slice(0, 80) || null,
  page: pageOf(query, 'page'),
});
export const pressAddress = ({ outlet, page }: PressPlace): string =>
  listAddress('/press', { outlet, page: pageText(page) });
