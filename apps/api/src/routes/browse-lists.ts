import {
  type BrowseAnswer,
  DEFAULT_LANGUAGE,
  GENDERS,
  type Gender,
  isPersonalList,
  type Language,
  type ListRequest,
  listPath,
  movedListPath,
  operatorText,
  PER_PAGE,
  readListPath,
  type Site,
  withoutTrailingSlashes,
} from '@footlight/contract';
import type { FastifyInstance } from 'fastify';
import { servedHtml } from '../features/brand/brand-checks.ts';
import { countClick } from '../features/browse/thumbnail-clicks.ts';
import { ApiError } from '../kernel/api-error.ts';
import { createLimit } from '../kernel/http/limits.ts';
import { type Call, registerOperation } from '../kernel/http/operation.ts';
import { createShortCache } from '../kernel/short-cache.ts';
import { visible } from '../read-models/browse/conditions.ts';
import { facetExists } from '../read-models/browse/facets.ts';
import { likesView } from '../read-models/browse/likes.ts';
import { joinableShows } from '../read-models/browse/model-shows.ts';
import {
  type BrowseRequest,
  filtersFrom,
  pageFrom,
  perPageFrom,
  standardSize,
} from '../read-models/browse/request.ts';
import { createSharedParts } from '../read-models/browse/shared.ts';
import { statusesOf } from '../read-models/browse/statuses.ts';
import { suggestedRooms } from '../read-models/browse/suggested.ts';
import { browseView } from '../read-models/browse/view.ts';
import { visitorPlace } from '../read-models/visitor-media.ts';
import type { Context } from './context.ts';

/** All visitors share a list; it may be this old. */
const LIST_TTL_MS = 2_000;
const LISTS_KEPT = 400;

/** A list that is called by another path than its page (spec 3 §7). */
const CALLED_AS: Record<string, string> = { '/search/voyeurcam-casa-salsa': '/casa-salsa' };

export const hiddenIn = (query: { 'gender-hide'?: string | undefined }): Gender[] => {
  const hidden = new Set(query['gender-hide']?.split(','));
  return GENDERS.filter((gender) => hidden.has(gender));
};

type ListCall = Pick<Call<'GET /browse/react{path}'>, 'params' | 'query' | 'viewer' | 'request'>;

/** The list of a called path, and the page where an old or misspelt address leads. */
function listOf(called: string): { list: ListRequest; redirect: string | null } | null {
  const path = withoutTrailingSlashes(called);
  const alias = CALLED_AS[path];
  if (alias !== undefined) {
    const list = readListPath(alias);
    return list && { list, redirect: null };
  }
  const list = readListPath((movedListPath(path) ?? path).toLowerCase());
  if (!list) return null;
  const page = listPath(list);
  return { list, redirect: page === path ? null : page };
}

export function registerBrowseLists(app: FastifyInstance, context: Context): void {
  const { orm } = context.database;
  const lists = createShortCache<BrowseAnswer>(LIST_TTL_MS, LISTS_KEPT);
  const shared = createSharedParts();

  /** A number per site object: a changed site gets a new object, and so new lists. */
  const numbers = new WeakMap<Site, number>();
  let sitesSeen = 0;
  const numberOf = (site: Site): number => {
    const number = numbers.get(site) ?? ++sitesSeen;
    numbers.set(site, number);
    return number;
  };
  const htmlOf = ({ custom }: Site, language: Language) => ({
    headerHtml: servedHtml(context.brandChecks, operatorText(custom, 'header_html', language)?.text),
    footerHtml: servedHtml(context.brandChecks, operatorText(custom, 'footer_html', language)?.text),
  });

  const answer = async (
    { params, query, viewer, request }: ListCall,
    size?: number,
  ): Promise<BrowseAnswer> => {
    const found = listOf(params.path);
    if (!found) throw new ApiError('not_found');
    const isFilter = found.list.id === 'multi-filter';
    const { list, filters } = isFilter ? filtersFrom(query) : { list: found.list, filters: null };
    const { site, preview } = await context.sites.of(request);
    const asked: BrowseRequest = {
      list,
      filters,
      page: pageFrom(query.p),
      perPage: perPageFrom(query.perPage, size ?? standardSize(list)),
      hiddenGenders: hiddenIn(query),
      hasMedia: query.appendMedia === '1',
      isByConnection: query.sortByConnection === '1',
      thumbnailGroup: query.ab === undefined ? null : Number(query.ab),
      language: query.language ?? DEFAULT_LANGUAGE,
      place: visitorPlace(context, { viewer, request }),
    };
    const isPersonal = isPersonalList(list.id);
    if (isPersonal && !viewer.user) throw new ApiError('login_required');
    const make = async () => {
      if (!(await facetExists(orm, site, list)))
        throw new ApiError(
          'not_found',
          await suggestedRooms(orm, visible({ ...asked, gender: list.gender, site }), {
            site,
            now: context.now(),
          }),
        );
      const around = {
        site,
        headerAndFooter: htmlOf(site, asked.language),
        now: context.now(),
        userId: isPersonal ? (viewer.user?.id ?? null) : null,
      };
      return browseView(orm, shared, asked, around);
    };
    // A draft is only for visitors with its link, a personal list only for its user.
    const made = await (preview || isPersonal
      ? make()
      : lists.get(JSON.stringify([numberOf(site), asked]), make));
    return found.redirect === null ? made : { ...made, redirect: found.redirect };
  };

  registerOperation(app, context, 'GET /browse/react{path}', (call) => answer(call));
  registerOperation(app, context, 'GET /browse/react/v2{path}', (call) => answer(call, PER_PAGE.v2Desktop));

  registerOperation(app, context, 'GET /browse/statuses', async ({ query, viewer, request }) => {
    const { site } = await context.sites.of(request);
    return statusesOf(orm, query.usernames.split(','), {
      site,
      place: visitorPlace(context, { viewer, request }),
      now: context.now(),
      thumbnailGroup: query.ab === undefined ? null : Number(query.ab),
    });
  });

  registerOperation(app, context, 'GET /user/model_shows', async ({ query, viewer, request }) => {
    const { site } = await context.sites.of(request);
    return joinableShows(orm, {
      site,
      place: visitorPlace(context, { viewer, request }),
      hiddenGenders: hiddenIn(query),
      now: context.now(),
    });
  });

  registerOperation(app, context, 'GET /user/like', async ({ viewer, request }) => {
    const { site } = await context.sites.of(request);
    return likesView(orm, {
      site,
      place: visitorPlace(context, { viewer, request }),
      userId: viewer.user?.id ?? null,
      now: context.now(),
    });
  });

  const clicks = createLimit(context, 'browse-lists:clicks', 120, 60_000);
  registerOperation(app, context, 'POST /thumb-tracker/click', async ({ body, request }) => {
    await clicks.take(request, `thumb ${request.ip}`);
    if (!(await countClick(orm, body.thumbUrl, new Date(context.now())))) {
      throw new ApiError('invalid_input', { fields: { thumbUrl: 'invalid_format' } });
    }
    return { status: 1 };
  });
}
