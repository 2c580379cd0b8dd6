import { ApiError, type Client, createClient } from '@footlight/contract/client';
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

/**
 * The browser's API client. The CSRF token is part of the site config of the visitor's session. It is fetched when first
 * needed, and once more if the platform rejects it, for instance after a login.
 */
export const createBrowserApi = (baseUrl: string): Client => {
  let csrf: string | null = null;
  const call = createClient({ baseUrl, fetch: globalThis.fetch.bind(globalThis), csrf: () => csrf });
  let fetching: Promise<void> | null = null;
  const renewCsrf = () => {
    fetching ??= call('GET /site_config', { query: visitQuery() })
      .then((config) => {
        csrf = config.csrf;
      })
      .finally(() => {
        fetching = null;
      });
    return fetching;
  };
  const api: Client = async (route, ...rest) => {
    if (route.startsWith('GET ')) {
      const [input, options] = rest as [object | undefined, object | undefined];
      return (call as LooseCall)(route, withThumbnailGroup(route, input), options);
    }
    if (csrf === null) await renewCsrf();
    try {
      const answer = await call(route, ...rest);
      // Another session has another token.
      if (route.startsWith('POST /auth/')) csrf = null;
      return answer;
    } catch (error) {
      if (!(error instanceof ApiError) || error.type !== 'csrf_failed') throw error;
      await renewCsrf();
      return call(route, ...rest);
    }
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
