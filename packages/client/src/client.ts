import type { CallAnswer, CallInput, ReadRoute, RouteKey } from '@footlight/contract/operations';
import { ApiError, errorFromAnswer, isRefusal } from './api-error.ts';

/** The client loads no operations at run time: a route string contains method and path. */
export interface ClientOptions {
  /** API base URL, e.g. `/api/v1`. */
  baseUrl: string;
  fetch: typeof fetch;
  /** Token for X-CSRF-TOKEN, if there is one (spec 1 §7). */
  csrf?: () => string | null;
  /** Extra headers for every call, e.g. the visitor's host when rendering on the server. */
  headers?: Record<string, string>;
}

interface Address {
  params?: Record<string, unknown> | undefined;
  query?: Record<string, unknown> | undefined;
}

interface LooseInput extends Address {
  body?: unknown;
  file?: Blob | undefined;
  idempotencyKey?: string | undefined;
}

/** An operation's path with its parameters and query. */
export const buildPath = (path: string, { params = {}, query = {} }: Address): string => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(params[name] ?? '');
    // A param that is a path (`/girls`) keeps its slashes; any other is one segment.
    return value.startsWith('/')
      ? value.split('/').map(encodeURIComponent).join('/')
      : encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value));
  const text = search.toString();
  return text ? `${filled}?${text}` : filled;
};

export type Client = <R extends RouteKey>(
  route: R,
  ...[input, options]: Record<never, never> extends CallInput<R>
    ? [input?: CallInput<R>, options?: { signal?: AbortSignal }]
    : [input: CallInput<R>, options?: { signal?: AbortSignal }]
) => Promise<CallAnswer<R>>;

/** @throws ApiError for every failure; type `network` when no answer came. */
export const createClient = ({ baseUrl, fetch, csrf, headers }: ClientOptions): Client => {
  const call = async (route: string, input: LooseInput = {}, options: { signal?: AbortSignal } = {}) => {
    const [method = 'GET', path = '/'] = route.split(' ');
    const head: Record<string, string> = { accept: 'application/json', ...headers };
    const token = csrf?.();
    if (token) head['x-csrf-token'] = token;
    if (input.idempotencyKey) head['idempotency-key'] = input.idempotencyKey;
    const init: RequestInit = { method, headers: head, credentials: 'include' };
    // Reports outlive the page that sends them.
    if (path.startsWith('/log') || path.startsWith('/thumb-tracker')) init.keepalive = true;
    if (options.signal) init.signal = options.signal;
    if (input.file) {
      // The browser writes the content type, with the boundary.
      const form = new FormData();
      form.append('file', input.file);
      init.body = form;
    } else if (method !== 'GET') {
      head['content-type'] = 'application/json';
      init.body = JSON.stringify(input.body ?? {});
    }
    let response: Response;
    try {
      response = await fetch(baseUrl + buildPath(path, input), init);
    } catch (cause) {
      if (options.signal?.aborted) throw cause;
      throw new ApiError('network', 0, 'No answer from the platform.');
    }
    const body: unknown = await response.json().catch(() => null);
    if (!response.ok || isRefusal(body)) throw errorFromAnswer(response.status, body);
    return body;
  };
  return call as Client;
};

/** Cache key of a read, identical on the server and in the browser. */
export type ReadKey<R extends ReadRoute = ReadRoute> = R extends ReadRoute
  ? readonly [R, CallInput<R>]
  : never;
export const readKey = <R extends ReadRoute>(
  route: R,
  ...[input]: Record<never, never> extends CallInput<R> ? [input?: CallInput<R>] : [input: CallInput<R>]
): ReadKey<R> => [route, input ?? {}] as unknown as ReadKey<R>;
