import { type Language, MOBILE_WIDTH_PX, PER_PAGE } from '@footlight/contract';
import { unstable_serialize } from 'swr';
import { browseKey } from '../../shell/api/keys.ts';

/**
 * The key of a list's first view. Narrow screens ask for 60 entries (spec 3 §9), unless the server's HTML brought the
 * wide list already; `/top` has 20 everywhere.
 */
export const firstListKey = (path: string, language: Language) => {
  const wide = browseKey(path, language);
  const isNarrow =
    typeof window !== 'undefined' &&
    path !== '/top' &&
    !(unstable_serialize(wide) in (window.__FOOTLIGHT__?.fallback ?? {})) &&
    matchMedia(`(width < ${MOBILE_WIDTH_PX}px)`).matches;
  return isNarrow ? browseKey(path, language, { perPage: String(PER_PAGE.other) }) : wide;
};
