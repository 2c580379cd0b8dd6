import type { FilterCounts } from '@footlight/contract';
import type { FastifyInstance } from 'fastify';
import { registerOperation } from '../kernel/http/operation.ts';
import { createShortCache } from '../kernel/short-cache.ts';
import { filterCounts } from '../read-models/browse/filter-counts.ts';
import { filtersFrom } from '../read-models/browse/request.ts';
import { createSharedParts, popularTags } from '../read-models/browse/shared.ts';
import { visitorPlace } from '../read-models/visitor-media.ts';
import { hiddenIn } from './browse-lists.ts';
import type { Context } from './context.ts';

/** Counts read the whole table; they may be this old. */
const TTL_MS = 60_000;
const KEPT = 500;

export function registerBrowseFilters(app: FastifyInstance, context: Context): void {
  const { orm } = context.database;
  const kept = createShortCache<FilterCounts>(TTL_MS, KEPT);
  const shared = createSharedParts();

  registerOperation(app, context, 'GET /browse/filters', async ({ query, viewer, request }) => {
    const { list, filters } = filtersFrom(query);
    const { site } = await context.sites.of(request);
    const asked = {
      list,
      // The order has no count.
      filters: { ...filters, sort: 'popular' as const },
      hiddenGenders: hiddenIn(query),
      place: visitorPlace(context, { viewer, request }),
    };
    const key = JSON.stringify([asked, site.sitecode, site.is_non_nude, site.custom.hide_explicit]);
    return kept.get(key, async () => {
      const popular = await popularTags(orm, shared, list.gender, site);
      return filterCounts(orm, {
        ...asked,
        site,
        now: context.now(),
        tags: [...new Set([...popular, ...filters.tags])],
      });
    });
  });
}
