import { expect, type Page } from '@playwright/test';
import type { BroadcasterSettings } from '../../../packages/contract/src/entities/broadcaster.ts';
import { exampleBroadcasterSettings } from '../../../packages/contract/src/fixtures/broadcaster.ts';
import { call } from './fixtures.ts';

export interface Member {
  /** The session, as a Cookie header. */
  cookie: string;
  get<T>(path: string): Promise<T>;
  /** Posts with the session's CSRF token and a new idempotency key. */
  post<T>(path: string, body: object): Promise<T>;
}

const cookieOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .filter((cookie) => cookie.startsWith('fl_session='))
    .join('; ');

/** Somebody who uses the platform's calls without a browser. */
export const memberOf = async (username: string, url = process.env.E2E_URL): Promise<Member> => {
  const api = `${url}/api/v1`;
  const config = async (cookie: string) => {
    const response = await fetch(`${api}/site_config`, { headers: { cookie } });
    const { csrf } = (await response.json()) as { csrf: string };
    return { csrf, cookie: cookieOf(response) || cookie };
  };
  const send = (path: string, body: object, session: { csrf: string; cookie: string }) =>
    fetch(api + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-csrf-token': session.csrf,
        cookie: session.cookie,
        'idempotency-key': crypto.randomUUID(),
      },
      body: JSON.stringify(body),
    });
  const login = await send('/auth/login', { username, password: 'footlight' }, await config(''));
  expect(login.status, `login of ${username}`).toBe(200);
  const session = await config(cookieOf(login));
  const answer = async <T>(response: Response): Promise<T> => {
    expect(response.status, response.url).toBe(200);
    return (await response.json()) as T;
  };
  return {
    cookie: session.cookie,
    get: async (path) => answer(await fetch(api + path, { headers: { cookie: session.cookie } })),
    post: async (path, body) => answer(await send(path, body, session)),
  };
};

/** Lets privates in a broadcaster's room cost so little a minute that they last as long as a test needs. */
export const priceOfPrivates = (
  model: Member,
  tokensPerMinute: number,
  more: Partial<BroadcasterSettings> = {},
): Promise<unknown> =>
  model.post('/video/streamer_settings', {
    ...exampleBroadcasterSettings,
    ...more,
    private: {
      ...exampleBroadcasterSettings.private,
      pricePerMinuteInToken: tokensPerMinute,
      privateMinimumDuration: 0,
      isWatchPornTogetherEnabled: true,
    },
  });

/** A private between a page's account and a broadcaster, without the pages. Tests of shows request and accept it there. */
export const runPrivate = async (
  viewer: Page,
  model: Member,
  room: string,
  wish: { watch_together?: boolean } = {},
): Promise<void> => {
  const { show } = await call<{ show: { show_id: number } }>(viewer, `/private/${room}/request`, wish);
  await model.post(`/private/${room}/accept`, { show_id: show.show_id });
};
