import type { ApiError, Client, ReadKey } from '@footlight/client';
import type { CallAnswer, ReadRoute } from '@footlight/contract/operations';
import useSWR, { type SWRConfiguration, type SWRResponse, unstable_serialize, useSWRConfig } from 'swr';
import { fromBootError, useBoot } from '../boot/boot.ts';
import { useApi } from './api.ts';

const partsOf = <R extends ReadRoute>(key: ReadKey<R>) => key as unknown as readonly [R, unknown];

/** Sends the call of a cache key. */
export const fetchKey = <R extends ReadRoute>(api: Client, key: ReadKey<R>): Promise<CallAnswer<R>> => {
  const [route, input] = partsOf(key);
  return (api as (route: R, input: unknown) => Promise<CallAnswer<R>>)(route, input);
};

/**
 * Calls whose answer is the same for all visitors of a site, so that the browser does not repeat what the page's HTML
 * brought with it.
 */
const SHARED: ReadonlySet<ReadRoute> = new Set<ReadRoute>([
  'GET /site_config',
  'GET /browse/react{path}',
  'GET /browse/filters',
  'GET /legal/document/{key}',
]);

/** Reads server state by its contract key. Server rendering, preloading and sockets fill the same cache. */
export const useRead = <R extends ReadRoute>(
  key: ReadKey<R> | null,
  options?: SWRConfiguration<CallAnswer<R>, ApiError>,
): SWRResponse<CallAnswer<R>, ApiError> => {
  const api = useApi();
  const { errors } = useBoot();
  const { cache, mutate } = useSWRConfig();
  const read = useSWR<CallAnswer<R>, ApiError>(key, (of: ReadKey<R>) => fetchKey(api, of), {
    revalidateIfStale: !(key && SHARED.has(partsOf(key)[0])),
    ...options,
    // SWR discards an answer that a socket event has overtaken. Read again, unless a later read is in progress.
    onDiscarded: (name) => cache.get(name)?.isValidating || void mutate(key),
  });
  // A read that failed on the server shows its error in the first render too, not a loading state.
  const failed = key && read.data === undefined && !read.error ? errors[unstable_serialize(key)] : undefined;
  return failed ? { ...read, error: fromBootError(failed) } : read;
};
