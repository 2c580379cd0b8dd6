import fetchCookie from 'fetch-cookie';
import type { Client } from './client.ts';
import { createSessionClient } from './session-client.ts';

/** A separate session in Node, where `fetch` keeps no cookies. */
export interface NodeSession {
  call: Client;
  /** The Cookie header of the session, for the handshake of a socket. */
  cookie(): Promise<string>;
}

/** `baseUrl` is absolute: `https://cams.example/api/v1`. */
export const createNodeSession = (options: { baseUrl: string; fetch?: typeof fetch }): NodeSession => {
  const jar = new fetchCookie.toughCookie.CookieJar();
  const { baseUrl, fetch = globalThis.fetch } = options;
  return {
    call: createSessionClient({ baseUrl, fetch: fetchCookie(fetch, jar) as typeof globalThis.fetch }),
    cookie: () => jar.getCookieString(baseUrl),
  };
};
