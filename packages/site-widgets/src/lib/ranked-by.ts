import { withoutSection } from './list-tabs.ts';

/** What the number behind a place counts. */
export type RankUnit = 'tips' | 'likes' | 'tokens';

/** By the first segment after the section; leaders have no number, because earnings are private. */
const UNITS: Readonly<Record<string, RankUnit | null>> = {
  leaders: null,
  sodastars: 'tips',
  'versus-leaderboard': 'tokens',
  top: 'likes',
};

/** The unit of a ranking's path, null for one without numbers; undefined for a list that is no ranking. */
export const rankedBy = (path: string): RankUnit | null | undefined => {
  const head = withoutSection(path).split('/')[1] ?? '';
  return Object.hasOwn(UNITS, head) ? UNITS[head] : undefined;
};
