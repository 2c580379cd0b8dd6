import { type ListRequest, listPath } from '../browse/lists.ts';

/** The section types of the home page (spec 2 §2). */
export const HOME_SECTION_TYPES = [
  'favorite',
  'trending',
  'age',
  'ethnicity',
  'topRated',
  'topRatedPrivates',
  'continent',
  'country',
  'language',
  'tag',
  'nearGoal',
  'voyeur',
] as const;
export type HomeSectionType = (typeof HOME_SECTION_TYPES)[number];

/** The types that have no value. */
export const PLAIN_HOME_SECTIONS = [
  'favorite',
  'trending',
  'topRated',
  'topRatedPrivates',
  'nearGoal',
  'voyeur',
] as const;

/** Years, both ends included. Assumed. */
export const HOME_AGES = ['18-22', '23-29', '30-39', '40-99'] as const;
/** Assumed. */
export const ETHNICITIES = ['asian', 'black', 'indian', 'latin', 'middle-eastern', 'mixed', 'white'] as const;

/** A section links to its list from this many models on (spec 2 §9). */
export const HOME_LINK_FROM = 5;
/** Models in a section. Assumed. */
export const HOME_SECTION_SIZE = 12;
/** Sections of a custom home page. Assumed. */
export const MAX_HOME_SECTIONS = 20;

/**
 * How a site shows `/` to guests: a featured room above rows of rooms and the list, without the featured room, or the
 * list alone. The first is the default. Assumed.
 */
export const SITE_HOME_LAYOUTS = ['featured', 'shelves', 'grid'] as const;

/** A row on the home page needs this many rooms: fewer would leave a hole in a wide window. Assumed. */
export const HOME_ROW_FROM = 6;

/** A section: its type, and the value of the types that have one. */
export interface HomeSectionChoice {
  type: HomeSectionType;
  value?: string | undefined;
}

/** One name for a section: no home page has the same one twice. */
export const homeSectionId = ({ type, value }: HomeSectionChoice): string =>
  value === undefined ? type : `${type}:${value}`;

/** The list that a section shows the beginning of; null where the route table has none (spec 2 §2). */
export function homeSectionList({ type, value = '' }: HomeSectionChoice): ListRequest | null {
  const list = (id: ListRequest['id'], values: ListRequest['values'] = {}): ListRequest => ({
    id,
    gender: null,
    values,
  });
  switch (type) {
    case 'favorite':
      return list('followed');
    case 'trending':
      return list('new');
    case 'topRated':
      return list('top-rated');
    case 'topRatedPrivates':
      return list('private-top');
    case 'continent':
      return list('region', { region: value });
    case 'language':
      return list('language', { language: value });
    case 'tag':
      return list('tag', { term: value });
    case 'voyeur':
      return list('voyeur');
    default:
      return null;
  }
}

/** The list behind "see more" of a section; null below 5 models, and for sections without a list. */
export function homeSectionPath(section: HomeSectionChoice, models: number): string | null {
  const list = models < HOME_LINK_FROM ? null : homeSectionList(section);
  return list && listPath(list);
}
