import {
  type BrowseUser,
  HOME_SECTION_SIZE,
  type HomeAnswer,
  HomeSection,
  homeSectionId,
  homeSectionPath,
  MAX_HOME_SECTIONS,
  type Site,
} from '@footlight/contract';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { ApiError } from '../../kernel/api-error.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { model, user } from '../../kernel/db/schema/index.ts';
import { createShortCache, type ShortCache } from '../../kernel/short-cache.ts';
import { userView } from '../browse/card.ts';
import { withGoals } from '../browse/goals.ts';
import { type HomeSurroundings, sectionQuery } from './section-query.ts';

const SECTION_TTL_MS = 2_000;
const SECTIONS_KEPT = 400;

/** The sections of the layout `section`. The favourites are empty for guests, and so left out. Values are assumed. */
export const defaultSections = (tag: string | undefined): HomeSection[] => [
  { type: 'favorite' },
  { type: 'trending' },
  { type: 'topRated' },
  { type: 'nearGoal' },
  { type: 'topRatedPrivates' },
  ...(tag === undefined ? [] : [{ type: 'tag' as const, value: tag }]),
  { type: 'age', value: '18-22' },
  { type: 'ethnicity', value: 'latin' },
  { type: 'continent', value: 'eastern-europe' },
  { type: 'country', value: 'US' },
  { type: 'language', value: 'english' },
  { type: 'voyeur' },
];

/**
 * The sections that a query names: `trending,tag:music`.
 *
 * @throws ApiError `invalid_input` for one that the contract does not know
 */
export function namedSections(text: string): HomeSection[] {
  const sections = text.split(',').map((name) => {
    const [type, value] = name.split(':');
    const parsed = v.safeParse(HomeSection, { type, ...(value === undefined ? {} : { value }) });
    if (!parsed.success) throw new ApiError('invalid_input', { fields: { sections: 'invalid_format' } });
    return parsed.output;
  });
  if (sections.length > MAX_HOME_SECTIONS)
    throw new ApiError('invalid_input', { fields: { sections: 'too_long' } });
  return sections;
}

const roomsOf = async (orm: Orm, section: HomeSection, around: HomeSurroundings): Promise<BrowseUser[]> => {
  const { where, order } = sectionQuery(orm, section, around);
  const rows = await orm
    .select({ model, user })
    .from(model)
    .innerJoin(user, eq(user.id, model.userId))
    .where(where)
    .orderBy(...order)
    .limit(HOME_SECTION_SIZE);
  return withGoals(
    orm,
    rows.map((row) => userView(row, around)),
  );
};

/**
 * Composes home pages. Visitors share a section for a moment; a changed site is another object and is composed again.
 */
export function createHomeView(orm: Orm) {
  const caches = new WeakMap<Site, ShortCache<BrowseUser[]>>();
  const cacheOf = (site: Site) => {
    const found = caches.get(site) ?? createShortCache<BrowseUser[]>(SECTION_TTL_MS, SECTIONS_KEPT);
    caches.set(site, found);
    return found;
  };
  return async (sections: readonly HomeSection[], around: HomeSurroundings): Promise<HomeAnswer> => ({
    sectionList: await Promise.all(
      sections.map(async (section) => {
        const make = () => roomsOf(orm, section, around);
        const key = JSON.stringify([homeSectionId(section), around.hiddenGenders, around.place]);
        const userList = await (section.type === 'favorite' ? make() : cacheOf(around.site).get(key, make));
        return { ...section, path: homeSectionPath(section, userList.length), userList };
      }),
    ),
  });
}
