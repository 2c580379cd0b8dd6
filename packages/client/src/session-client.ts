import { ApiError } from './api-error.ts';
import { type Client, createClient } from './client.ts';

export interface SessionClientOptions {
  /** API base URL, e.g. `/api/v1`. */
  baseUrl: string;
  /** By default that of the environment. Browsers keep the session's cookie; elsewhere this must (see `./node`). */
  fetch?: typeof fetch;
  /** Query of the calls for the site config, e.g. the advert of the page (spec 1 §7). */
  configQuery?: () => Record<string, string>;
}

/**
 * A client that keeps the CSRF token of its session. The token is part of the site config. It is fetched when a call first
 * needs it, and once more if the platform rejects it, for instance after a login elsewhere: a call with a wrong token has
 * no effect, so it is safe to repeat.
 */
export const createSessionClient = ({
  baseUrl,
  fetch = globalThis.fetch.bind(globalThis),
  configQuery = () => ({}),
}: SessionClientOptions): Client => {
  let csrf: string | null = null;
  const call = createClient({ baseUrl, fetch, csrf: () => csrf });
  let fetching: Promise<void> | null = null;
  const renewCsrf = () => {
    fetching ??= call('GET /site_config', { query: configQuery() })
      .then((config) => {
        csrf = config.csrf;
      })
      .finally(() => {
        fetching = null;
      });
    return fetching;
  };
  return async (route, ...rest) => {
    if (route.startsWith('GET ')) return call(route, ...rest);
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
};
