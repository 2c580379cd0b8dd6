import {
  type Gender,
  type Language,
  LIST_LANGUAGES,
  LIST_REGIONS,
  type ListRequest,
  listPerPage,
  PER_PAGE,
  type Place,
  readListPath,
  type Site,
} from '@footlight/contract';
import { ApiError } from '../../kernel/api-error.ts';

/** Numbers of entries that clients ask for: a first page, grown by steps of 30 (spec 3 §9). Few, because each is cached. */
const GROWN_BY = 30;
const MOST_STEPS = 30;
const MAX_PAGE = 1_000;

/** The filters of `/multi-filter` (spec 3 §2). */
export interface Filters {
  languages: string[];
  regions: string[];
  tags: string[];
  /** Tokens per minute of a private, both ends included. */
  rate: { from: number; to: number } | null;
  leastRating: number | null;
  sort: 'popular' | 'new' | 'rating' | 'price';
}

export interface BrowseRequest {
  list: ListRequest;
  /** Only for `/multi-filter`; `list` is then the list that is filtered. */
  filters: Filters | null;
  page: number;
  perPage: number;
  hiddenGenders: Gender[];
  hasMedia: boolean;
  isByConnection: boolean;
  /** The visitor's group of the thumbnail test, or null. */
  thumbnailGroup: number | null;
  /** Of the texts in `seo`. */
  language: Language;
  /** Where the visitor is; broadcasters who block it are not listed. */
  place: Place;
}

/** What a list needs besides what was asked. */
export interface BrowseSurroundings {
  site: Site;
  /** An operator's texts, sanitised. */
  headerAndFooter: { headerHtml: string; footerHtml: string };
  now: number;
  /** The logged-in user, for personal lists. */
  userId: number | null;
}

interface RawFilters {
  lang?: string | undefined;
  source?: string | undefined;
  tag?: string | undefined;
  region?: string | undefined;
  rate?: string | undefined;
  chRate?: string | undefined;
  new_sort?: Filters['sort'] | undefined;
}

/** The smallest size that has room for what was asked. */
export const perPageFrom = (asked: string | undefined, standard: number): number => {
  const wanted = Number(asked ?? standard);
  const starts: number[] = [standard, ...Object.values(PER_PAGE)];
  if (starts.includes(wanted)) return wanted;
  const steps = Math.ceil((wanted - standard) / GROWN_BY);
  return standard + Math.min(Math.max(0, steps), MOST_STEPS) * GROWN_BY;
};

export const pageFrom = (asked: string | undefined): number =>
  Math.min(Math.max(Number(asked ?? 1), 1), MAX_PAGE);

export const standardSize = (list: ListRequest): number => listPerPage(list.id);

const slugs = (text: string | undefined): string[] => [
  ...new Set(
    (text ?? '')
      .toLowerCase()
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  ),
];

const refuse = (field: keyof RawFilters): never => {
  throw new ApiError('invalid_input', { fields: { [field]: 'invalid_format' } });
};

const MOST_TAGS = 10;

/** @throws ApiError `invalid_input` for a value that is not in its list */
export function filtersFrom(raw: RawFilters): { list: ListRequest; filters: Filters } {
  const list = readListPath(raw.source ?? '/');
  if (!list || list.id === 'multi-filter' || list.id === 'followed' || list.id === 'for-you') {
    return refuse('source');
  }
  const [languages, regions, tags] = [slugs(raw.lang), slugs(raw.region), slugs(raw.tag)];
  if (languages.some((one) => !LIST_LANGUAGES.some((known) => known === one))) refuse('lang');
  if (regions.some((one) => !LIST_REGIONS.some((known) => known === one))) refuse('region');
  if (tags.length > MOST_TAGS) refuse('tag');
  const [first, second] = raw.rate?.split('-').map(Number) ?? [];
  const rate =
    first === undefined
      ? null
      : second === undefined
        ? { from: 0, to: first }
        : { from: Math.min(first, second), to: Math.max(first, second) };
  return {
    list,
    filters: {
      languages,
      regions,
      tags,
      rate,
      leastRating: raw.chRate === undefined ? null : Number(raw.chRate),
      sort: raw.new_sort ?? 'popular',
    },
  };
}
