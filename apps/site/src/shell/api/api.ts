import { ApiError, type Client, createSessionClient } from '@footlight/client';
import { createContext, useContext } from 'react';
import { withThumbnailGroup } from './thumbnail-group.ts';

type LooseCall = (route: string, input?: object, options?: object) => Promise<never>;

/** The advert and the test of the page's URL, which the call takes (spec 1 §7). */
const visitQuery = () =>
  Object.fromEntries(
    [...new URLSearchParams(location.search)].filter(
      ([name, value]) => /^(id|custom_promo_test)$/.test(name) && value.length < 65,
    ),
  );

/** The browser's API client: lists also name the visitor's group of the thumbnail test. */
export const createBrowserApi = (baseUrl: string): Client => {
  const call = createSessionClient({ baseUrl, configQuery: visitQuery });
  const api: Client = async (route, ...rest) => {
    if (!route.startsWith('GET ')) return call(route, ...rest);
    const [input, options] = rest as [object | undefined, object | undefined];
    return (call as LooseCall)(route, withThumbnailGroup(route, input), options);
  };
  return api;
};

/** The server fetches nothing while rendering, because all data is in the fallback. */
export const serverApi: Client = async () => {
  throw new ApiError('network', 0, 'The server does not fetch while rendering.');
};

const Api = createContext<Client>(serverApi);
export const ApiProvider = Api.Provider;
export const useApi = (): Client => useContext(Api);
