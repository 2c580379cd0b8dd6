import type { SectionPath } from '../../constants.ts';
import { withoutTrailingSlashes } from '../paths.ts';

/** The two lists of fan clubs, of all sections or of one (spec 2 §2). */
export const FANCLUB_TABS = ['all', 'online'] as const;
export type FanclubTab = (typeof FANCLUB_TABS)[number];

export const fanclubPath = (section: SectionPath | '', tab: FanclubTab): string =>
  `${section}/fanclub/${tab}`;

/** Section and tab of such a path; null for every other path, including `/{username}/fanclub`. */
export const fanclubListOf = (path: string): { section: string; tab: FanclubTab } | null => {
  const bare = withoutTrailingSlashes(path);
  const tab = FANCLUB_TABS.find((one) => bare.endsWith(`/fanclub/${one}`));
  return tab ? { section: bare.slice(0, -`/fanclub/${tab}`.length), tab } : null;
};
