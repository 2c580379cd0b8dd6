import { storedAtom } from '../../shell/storage/stored-atom.ts';

const MOST = 8;

/** Searches of this browser, latest first. They stay in it; the platform does not get the list. */
export const recentSearchesAtom = storedAtom<readonly string[]>('searches', [], 'local', true);

export const withRecent = (recent: readonly string[], query: string): string[] =>
  [query, ...recent.filter((one) => one !== query)].slice(0, MOST);
