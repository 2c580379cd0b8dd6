import { type Language, MOBILE_WIDTH_PX, PER_PAGE } from '@footlight/contract';
import { browseKey } from '../../shell/api/keys.ts';
import { splitLanguage } from '../../shell/i18n/language.ts';
import { listPageOf } from './list-page.ts';

/** Whether the browser's document is the HTML of this page, which brings the wide list. */
const isOwnHtml = (path: string): boolean => {
  const [document] = performance.getEntriesByType('navigation');
  return document !== undefined && splitLanguage(new URL(document.name).pathname).path === path;
};

/** The key of a list as an address opens it: one of its pages, or its first view. */
export const openedListKey = (path: string, language: Language, query: URLSearchParams) => {
  const page = listPageOf(query);
  return page > 1 ? browseKey(path, language, { p: String(page) }) : firstListKey(path, language);
};

/**
 * The key of a list's first view. Narrow screens ask for 60 entries (spec 3 §9), unless the server's HTML brought the
 * wide list already; `/top` has 20 everywhere.
 */
const firstListKey = (path: string, language: Language) =>
  typeof window !== 'undefined' &&
  path !== '/top' &&
  matchMedia(`(width < ${MOBILE_WIDTH_PX}px)`).matches &&
  !isOwnHtml(path)
    ? browseKey(path, language, { perPage: String(PER_PAGE.other) })
    : browseKey(path, language);
