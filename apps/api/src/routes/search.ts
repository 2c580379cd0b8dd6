import {
  genderOfSection,
  listsExplicit,
  type SearchAnswer,
  type Site,
  type TagsAnswer,
} from '@footlight/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Viewer } from '../kernel/accounts/session.ts';
import { ApiError } from '../kernel/api-error.ts';
import { createLimit } from '../kernel/http/limits.ts';
import { registerOperation } from '../kernel/http/operation.ts';
import { thumbUrl } from '../kernel/pictures.ts';
import { createShortCache, type ShortCache } from '../kernel/short-cache.ts';
import { pageFrom } from '../read-models/browse/request.ts';
import { coversOf } from '../read-models/search/covers.ts';
import { createTagCounts, type TagAround, tagsInUse } from '../read-models/search/tags.ts';
import { searchView, suggestionsView } from '../read-models/search/view.ts';
import { visitorPlace } from '../read-models/visitor-media.ts';
import { hiddenIn } from './browse-lists.ts';
import type { Context } from './context.ts';

const RESULTS_TTL_MS = 5_000;
const RESULTS_KEPT = 400;
const TAGS_PER_PAGE = 60;
/** A page of tags reads its rooms once in this time. */
const COVERS_TTL_MS = 60_000;

/** Search and tags (spec 3 §2 and §7). */
export function registerSearch(app: FastifyInstance, context: Context): void {
  const { orm } = context.database;
  const counts = createTagCounts();
  // A changed site is another object, and so has other results.
  const results = new WeakMap<Site, ShortCache<SearchAnswer>>();
  const resultsOf = (site: Site) => {
    const found = results.get(site) ?? createShortCache<SearchAnswer>(RESULTS_TTL_MS, RESULTS_KEPT);
    results.set(site, found);
    return found;
  };
  const aroundOf = async (call: { viewer: Viewer; request: FastifyRequest }) => ({
    site: (await context.sites.of(call.request)).site,
    place: visitorPlace(context, call),
    now: context.now(),
  });

  registerOperation(app, context, 'GET /browse/react/v2/search/index/{type}', async (call) => {
    const { params, query } = call;
    const around = { ...(await aroundOf(call)), hiddenGenders: hiddenIn(query) };
    const asked = { type: params.type, q: query.q, page: pageFrom(query.p) };
    return resultsOf(around.site).get(JSON.stringify([asked, around.place, around.hiddenGenders]), () =>
      searchView(orm, counts, asked, around),
    );
  });

  const suggestions = createLimit(context, 'search:suggestions', 240, 60_000);
  registerOperation(app, context, 'GET /search/suggestions', async (call) => {
    await suggestions.take(call.request, `suggestions ${call.request.ip}`);
    return suggestionsView(orm, counts, call.query.q ?? '', { ...(await aroundOf(call)), hiddenGenders: [] });
  });

  const covers = createShortCache<Map<string, string>>(COVERS_TTL_MS, RESULTS_KEPT);
  const tagsPage = async (
    around: TagAround,
    query: { page?: string | undefined; sort?: 'count' | 'name' | undefined },
  ): Promise<TagsAnswer> => {
    const used = await tagsInUse(orm, counts, around);
    const sorted = query.sort === 'name' ? used.toSorted((a, b) => a.tag.localeCompare(b.tag)) : used;
    const start = (pageFrom(query.page) - 1) * TAGS_PER_PAGE;
    const data = sorted.slice(start, start + TAGS_PER_PAGE);
    if (start > 0 && data.length === 0) throw new ApiError('not_found');
    const { gender, place, site } = around;
    const pictures = await covers.get(
      JSON.stringify([gender, place, listsExplicit(site), data.map(({ tag }) => tag)]),
      () => coversOf(orm, data, around),
    );
    const now = context.now();
    const pictureOf = (tag: string) => {
      const seed = pictures.get(tag);
      return seed === undefined ? null : thumbUrl(seed, now);
    };
    return {
      data: data.map((one) => ({ ...one, thumbnail_url: pictureOf(one.tag) })),
      count_total: used.length,
      per_page: TAGS_PER_PAGE,
    };
  };
  registerOperation(app, context, 'GET /tags/index', async (call) =>
    tagsPage({ ...(await aroundOf(call)), gender: null, hiddenGenders: [] }, call.query),
  );
  registerOperation(app, context, 'GET /tags/{gender}', async (call) => {
    const gender = genderOfSection(`/${call.params.gender}`);
    if (!gender) throw new ApiError('not_found');
    return tagsPage({ ...(await aroundOf(call)), gender, hiddenGenders: [] }, call.query);
  });
}
