import type { RouteKey } from '@footlight/contract/operations';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How many reads a call counts as; 1 without it. */
    readPrice?: number;
  }
}

/** A list, a search or a sitemap takes longer than a read of one thing. Many people may share an address, so it is not its full price. */
const EXPENSIVE = 3;

const expensive: ReadonlySet<RouteKey> = new Set<RouteKey>([
  'GET /browse/react{path}',
  'GET /browse/react/v2{path}',
  'GET /browse/react/home/section',
  'GET /browse/filters',
  'GET /browse/react/v2/search/index/{type}',
  'GET /search/suggestions',
  'GET /sitemap/rooms',
]);

/** How many reads a call of the operation counts as in the limit of an address. */
export const readPriceOf = (route: RouteKey): number => (expensive.has(route) ? EXPENSIVE : 1);
