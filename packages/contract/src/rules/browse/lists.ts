import { GENDERS, type Gender, PER_PAGE, SECTION_OF_GENDER } from '../constants.ts';
import { FANCLUB_TABS } from '../fan-clubs/fan-club-paths.ts';
import { withoutTrailingSlashes } from '../paths.ts';
import { OLD_LIST_HEADS } from './list-heads.ts';
import {
  BROADCASTER_ROLES,
  LIST_LANGUAGES,
  LIST_RATE_ENDS,
  LIST_RATES,
  LIST_REGIONS,
  SODASTAR_PERIODS,
  VERSUS_PERIODS,
  VOYEUR_PLACES,
} from './list-values.ts';

export type ListParam =
  | 'amount'
  | 'to'
  | 'language'
  | 'region'
  | 'term'
  | 'term2'
  | 'role'
  | 'studio'
  | 'tab'
  | 'period'
  | 'place';

interface ListRow {
  /** `{section}` is one of the four sections; `?` marks a segment that may be missing. */
  form: string;
  /** Values of the form's parameters; `open` takes any slug, and the platform decides whether it exists. */
  values?: Partial<Record<ListParam, readonly string[] | 'open'>>;
  /** Entries on a page of a wide screen; 98 without one. */
  perPage?: number;
  /** The sections that have this list; all without it. */
  sections?: readonly Gender[];
  /** Differs for each user, and needs a login. */
  isPersonal?: true;
  /** Search engines leave it out. Personal lists are never indexed. */
  isUnindexed?: true;
}

/**
 * Every browse list (spec 2 §2 "Browse routes", 3 §2): router, reserved names, breadcrumbs, sitemap and tests are made
 * from this table.
 */
export const LISTS = {
  home: { form: '{section?}' },
  new: { form: '{section?}/new' },
  'top-rated': { form: '{section?}/top-rated' },
  leaders: { form: '{section?}/leaders' },
  'control-her': { form: '{section?}/control-her' },
  fanclub: { form: '{section?}/fanclub/{tab}', values: { tab: FANCLUB_TABS } },
  private: { form: '{section?}/private-shows' },
  'private-cam2cam': { form: '{section?}/private-shows/cam2cam' },
  'private-cam2cam-top': { form: '{section?}/private-shows/cam2cam/top-rated' },
  'private-spy': { form: '{section?}/private-shows/spy-cam-shows' },
  'private-ticket': { form: '{section?}/private-shows/ticket-cam-shows' },
  'private-exclusive': { form: '{section?}/private-shows/exclusive-available-now' },
  'private-top': { form: '{section?}/private-shows/top-rated' },
  'private-rate': {
    form: '{section?}/private-shows/rate/{amount}/{to?}',
    values: { amount: LIST_RATES, to: LIST_RATE_ENDS },
  },
  language: { form: '{section?}/language/{language}', values: { language: LIST_LANGUAGES } },
  region: { form: '{section?}/region/{region}', values: { region: LIST_REGIONS } },
  tag: { form: '{section?}/tag/{term}/{term2?}', values: { term: 'open', term2: 'open' } },
  role: { form: 'browse-role/{role}', values: { role: BROADCASTER_ROLES } },
  studio: { form: 'browse-studio/{studio}', values: { studio: 'open' } },
  sodastars: { form: 'contests/{section}/sodastars/{period?}', values: { period: SODASTAR_PERIODS } },
  // Girls have the same list under another address (spec 2 §2).
  versus: { form: '{section}/versus', sections: ['m', 't', 'c'] },
  'versus-girls': { form: 'contests/{section}/versus', sections: ['f'] },
  'versus-leaderboard': {
    form: '{section}/versus-leaderboard/{period?}',
    values: { period: VERSUS_PERIODS },
  },
  followed: { form: 'followed', isPersonal: true },
  'for-you': { form: 'for-you', isPersonal: true },
  top: { form: 'top', perPage: PER_PAGE.top },
  'independent-romanian': { form: 'independent-romanian' },
  'jb-cams': { form: 'jb-cams' },
  julmodels: { form: 'julmodels' },
  voyeur: { form: 'voyeur-cams/{place?}', values: { place: VOYEUR_PLACES } },
  'casa-salsa': { form: 'casa-salsa' },
  vr: { form: '{section?}/vr' },
  'multi-filter': { form: 'multi-filter', isUnindexed: true },
} as const satisfies Record<string, ListRow>;
export type ListId = keyof typeof LISTS;
export const LIST_IDS = Object.keys(LISTS) as ListId[];

/** A list that a path names. */
export interface ListRequest {
  id: ListId;
  /** Null for all sections. */
  gender: Gender | null;
  values: Partial<Record<ListParam, string>>;
}

interface Segment {
  name: string;
  isParam: boolean;
  isOptional: boolean;
}
const segmentsOf = (form: string): Segment[] =>
  form.split('/').map((text) => {
    const isParam = text.startsWith('{');
    return {
      name: text.replaceAll(/[{}?]/g, ''),
      isParam,
      isOptional: text.endsWith('?}'),
    };
  });
const rowOf = (id: ListId): ListRow => LISTS[id];
const hasSection = (id: ListId, gender: Gender): boolean => rowOf(id).sections?.includes(gender) ?? true;
const forms = LIST_IDS.map((id) => ({ id, segments: segmentsOf(LISTS[id].form) }));

/** Letters, digits, hyphens: a tag or a studio's username. */
const SLUG = /^[\p{L}\p{N}][\p{L}\p{N}_-]{0,63}$/u;
const genderOf = (segment: string): Gender | null =>
  GENDERS.find((gender) => SECTION_OF_GENDER[gender] === `/${segment}`) ?? null;

/** The value of a path segment at its place in the form; null if it does not fit. */
const take = (request: ListRequest, { name, isParam }: Segment, text: string): ListRequest | null => {
  if (!isParam) return text === name ? request : null;
  if (name === 'section') {
    const gender = genderOf(text);
    return gender && hasSection(request.id, gender) ? { ...request, gender } : null;
  }
  const allowed = rowOf(request.id).values?.[name as ListParam] ?? [];
  const fits = allowed === 'open' ? SLUG.test(text) : allowed.includes(text);
  return fits ? { ...request, values: { ...request.values, [name]: text } } : null;
};

const match = (
  request: ListRequest,
  segments: readonly Segment[],
  texts: readonly string[],
): ListRequest | null => {
  const [segment, ...rest] = segments;
  if (!segment) return texts.length === 0 ? request : null;
  const [text, ...others] = texts;
  const taken = text === undefined ? null : take(request, segment, text);
  const found = taken && match(taken, rest, others);
  return found ?? (segment.isOptional ? match(request, rest, texts) : null);
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The list of a path without the language; null for a path that is not a list, or a value outside its list. */
export const readListPath = (path: string): ListRequest | null => {
  const texts = withoutTrailingSlashes(path).split('/').slice(1).map(decoded).filter(Boolean);
  // An empty segment names nothing.
  if (/\/\//.test(path)) return null;
  for (const { id, segments } of forms) {
    const found = match({ id, gender: null, values: {} }, segments, texts);
    if (found) return found;
  }
  return null;
};

/** The path of a list. */
export const listPath = ({
  id,
  gender = null,
  values = {},
}: Pick<ListRequest, 'id'> & Partial<ListRequest>): string => {
  const texts = segmentsOf(LISTS[id].form).flatMap(({ name, isParam }) => {
    if (!isParam) return [name];
    if (name === 'section') return gender ? [SECTION_OF_GENDER[gender].slice(1)] : [];
    const value = values[name as ListParam];
    return value === undefined ? [] : [encodeURIComponent(value)];
  });
  return `/${texts.join('/')}`;
};

/** Whether a list exists for this section; null means all sections together. */
export const listHasSection = (id: ListId, gender: Gender | null): boolean => {
  const section = segmentsOf(LISTS[id].form).find(({ name }) => name === 'section');
  if (!section) return gender === null;
  return gender === null ? section.isOptional : hasSection(id, gender);
};

/** Whether only logged-in users have this list. */
export const isPersonalList = (id: ListId): boolean => rowOf(id).isPersonal === true;
/** Whether search engines may index this list. A range in the other order is the same list as its reverse. */
export const isIndexedList = ({ id, values: { amount, to } }: ListRequest): boolean =>
  !isPersonalList(id) && rowOf(id).isUnindexed !== true && !(Number(to) < Number(amount));
/** Entries on the first page of a list: 98 on wide screens, 60 elsewhere, 20 on `/top` (spec 3 §9). */
export const listPerPage = (id: ListId, isWide = true): number =>
  rowOf(id).perPage ?? (isWide ? PER_PAGE.desktop : PER_PAGE.other);

const combinations = (id: ListId, segments: readonly Segment[]): ListRequest['values'][] => {
  const [segment, ...rest] = segments;
  if (!segment) return [{}];
  const tails = combinations(id, rest);
  if (!segment.isParam || segment.name === 'section') return tails;
  const name = segment.name as ListParam;
  const allowed = rowOf(id).values?.[name];
  const some = Array.isArray(allowed)
    ? allowed.flatMap((value: string) => tails.map((tail) => ({ [name]: value, ...tail })))
    : [];
  // Later segments need the earlier ones.
  return segment.isOptional ? [{}, ...some] : some;
};

/** Every list with fixed values; tags and studios are open-ended and not among them. */
export const allLists = (): ListRequest[] =>
  forms.flatMap(({ id, segments }) =>
    [null, ...GENDERS]
      .filter((gender) => listHasSection(id, gender))
      .flatMap((gender) => combinations(id, segments).map((values) => ({ id, gender, values }))),
  );

/** The paths of {@link allLists}. */
export const allListPaths = (): string[] => allLists().map(listPath);

/** The new address of an old one, with the rest of its path (spec 3 §2); null for other paths. */
export const movedListPath = (path: string): string | null => {
  const [, head = '', ...rest] = path.split('/');
  if (!Object.hasOwn(OLD_LIST_HEADS, head)) return null;
  return ['', OLD_LIST_HEADS[head as keyof typeof OLD_LIST_HEADS], ...rest].join('/');
};
