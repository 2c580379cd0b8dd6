import { SECTION_OF_GENDER } from '@footlight/contract';

const FIRST = SECTION_OF_GENDER.f;
const SECTION = new RegExp(
  `^/(?:contests/|tags/)?(${Object.values(SECTION_OF_GENDER).join('|').replaceAll('/', '')})(?=/|$)`,
);

/** A tab of the lists: where it leads, and the paths of its pages by their start. */
export interface ListTab {
  key: (typeof KEYS)[number];
  path: string;
  of: readonly string[];
}

const KEYS = [
  'all',
  'feed',
  'new',
  'topRated',
  'private',
  'toys',
  'leaders',
  'fanclub',
  'versus',
  'sodastars',
  'voyeur',
  'vr',
  'top',
  'liked',
  'tags',
  'filter',
] as const;

/** The section of a path, such as `/girls`; empty without one. */
const sectionOf = (path: string): string => {
  const [, name] = SECTION.exec(path) ?? [];
  return name ? `/${name}` : '';
};

/** A path without the section that it starts with: `/sodastars` of `/contests/girls/sodastars`. */
export const withoutSection = (path: string): string => path.replace(SECTION, '');

/**
 * The tabs of the lists, the same on every list: of the section that the path is in, or of all. Lists that only sections
 * have are those of the first one.
 *
 * @param source the list that the filters start with, if the path is one
 */
export const listTabs = (path: string, source?: string): readonly ListTab[] => {
  const section = sectionOf(path);
  const one = section || FIRST;
  const contests = `/contests${one}`;
  const tab = (key: ListTab['key'], to: string, ...of: string[]): ListTab => ({
    key,
    path: to,
    of: of.length > 0 ? of : [to],
  });
  return [
    { key: 'all', path: section || '/', of: [] },
    tab('feed', `${one}/feed`),
    tab('new', `${section}/new`),
    tab('topRated', `${section}/top-rated`),
    tab('private', `${section}/private-shows`),
    tab('toys', `${section}/control-her`),
    tab('leaders', `${section}/leaders`),
    tab('fanclub', `${section}/fanclub/all`, `${section}/fanclub`),
    tab(
      'versus',
      `${one === FIRST ? contests : one}/versus`,
      ...[contests, one].flatMap((start) => [`${start}/versus`, `${start}/versus-leaderboard`]),
    ),
    tab('sodastars', `${contests}/sodastars`),
    tab('voyeur', '/voyeur-cams', '/voyeur-cams', '/casa-salsa'),
    tab('vr', `${section}/vr`),
    tab('top', '/top'),
    tab('liked', '/most-liked'),
    tab('tags', `/tags${section}`, '/tags'),
    tab(
      'filter',
      source && source !== '/' ? `/multi-filter?source=${source}` : '/multi-filter',
      '/multi-filter',
    ),
  ];
};

/** Whether a path is the tab's page, or one of its pages. */
export const isInTab = ({ path, of }: ListTab, address: string): boolean =>
  path === address || of.some((start) => address === start || address.startsWith(`${start}/`));
