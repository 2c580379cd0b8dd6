import type { ApiError, Client, ReadKey } from '@footlight/contract/client';
import type { CallAnswer, ReadRoute } from '@footlight/contract/operations';
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import { useApi } from './api.ts';

/** Runs the call that a cache key names. */
export const fetchKey = <R extends ReadRoute>(api: Client, [route, input]: ReadKey<R>): Promise<CallAnswer<R>> =>
  (api as (route: R, input: unknown) => Promise<CallAnswer<R>>)(route, input);

/** Server state by its contract key: one cache, filled by the server's render, by preloading and by sockets. */
export const useRead = <R extends ReadRoute>(
  key: ReadKey<R> | null,
  options?: SWRConfiguration<CallAnswer<R>, ApiError>,
): SWRResponse<CallAnswer<R>, ApiError> => {
  const api = useApi();
  return useSWR<CallAnswer<R>, ApiError>(key, (of: ReadKey<R>) => fetchKey(api, of), options);
};
