import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AppConfig } from './app-config.ts';
import { open, show } from './notices.ts';
import { answer, forget, store } from './offline.ts';
import type { FetchEvent, NotificationEvent, PushEvent, WorkerScope } from './worker-scope.ts';

const ORIGIN = 'https://site.test';
const config: AppConfig = {
  release: 'two',
  isOn: true,
  pages: { en: '/offline.html?language=en', de: '/offline.html?language=de' },
  styles: ['/assets/site-1.css'],
};
const location = new URL(`${ORIGIN}/sw.js`) as unknown as Location;

/** The cache storage of a browser, and the network behind it. */
const stubNetwork = (fetched: (url: string) => Response) => {
  const stores = new Map<string, Map<string, Response>>();
  const pathOf = (request: Request | string) => {
    const url = new URL(typeof request === 'string' ? request : request.url, ORIGIN);
    return url.pathname + url.search;
  };
  vi.stubGlobal('caches', {
    open: async (name: string) => {
      const kept = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, kept);
      return {
        addAll: async (requests: Request[]) => {
          for (const one of requests) kept.set(pathOf(one), fetched(pathOf(one)));
        },
      };
    },
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (request: Request | string) =>
      [...stores.values()]
        .map((kept) => kept.get(pathOf(request)))
        .find(Boolean)
        ?.clone(),
  });
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(pathOf(request));
    return fetched(pathOf(request));
  });
  vi.stubGlobal(
    'Request',
    class {
      url: string;
      constructor(path: string) {
        this.url = new URL(path, ORIGIN).href;
      }
    },
  );
  return { stores, asked };
};
afterEach(() => vi.unstubAllGlobals());

/** What the worker answers to a request; null: it lets the request pass. */
const answerTo = async (
  path: string,
  { mode = 'navigate', method = 'GET' } = {},
): Promise<Response | null> => {
  let given: Promise<Response> | null = null;
  const request = { url: new URL(path, ORIGIN).href, mode, method } as Request;
  const event = {
    request,
    preloadResponse: Promise.resolve(undefined),
    waitUntil: () => undefined,
    respondWith: (one: Promise<Response>) => {
      given = one;
    },
  } satisfies FetchEvent;
  answer(event, config, { location });
  return given;
};

const offline = (path: string) => {
  if (path.startsWith('/offline') || path.startsWith('/assets')) return new Response(`kept ${path}`);
  throw new TypeError('Failed to fetch');
};

describe('[SHELL-26] the service worker', () => {
  it('stores the offline pages and their styles only, and deletes those of the last release', async () => {
    const { stores } = stubNetwork(offline);
    await store({ ...config, release: 'one' });
    await store(config);
    await forget('two');
    expect([...stores.keys()]).toEqual(['footlight-offline-two']);
    expect([...(stores.get('footlight-offline-two')?.keys() ?? [])]).toEqual([
      '/offline.html?language=en',
      '/offline.html?language=de',
      '/assets/site-1.css',
    ]);
    await forget(null);
    expect(stores.size).toBe(0);
  });

  it('shows the offline page in the language of the page that failed', async () => {
    stubNetwork(offline);
    await store(config);
    for (const [path, page] of [
      ['/girls', 'en'],
      ['/de/girls', 'de'],
      ['/it', 'en'],
      ['/account/tokens', 'en'],
    ]) {
      const given = await answerTo(path ?? '');
      expect(given?.status).toBe(503);
      expect(await given?.text()).toBe(`kept /offline.html?language=${page}`);
    }
  });

  it('takes every page from the network, and stores none', async () => {
    const { stores, asked } = stubNetwork((path) => new Response(`fresh ${path}`));
    await store(config);
    const before = stores.get('footlight-offline-two')?.size;
    expect(await (await answerTo('/account/tokens'))?.text()).toBe('fresh /account/tokens');
    expect(await (await answerTo('/account/tokens'))?.text()).toBe('fresh /account/tokens');
    expect(asked).toEqual(['/account/tokens', '/account/tokens']);
    expect(stores.get('footlight-offline-two')?.size).toBe(before);
  });

  it.each([
    ['/api/v1/user/current', { mode: 'cors' }],
    ['/api/v1/tip/model', { mode: 'cors', method: 'POST' }],
    ['/checkout/return', { method: 'POST' }],
    ['/media-files/1.mp4', { mode: 'no-cors' }],
    ['/art/thumb/f.luna.svg', { mode: 'no-cors' }],
    ['/assets/room-1.js', { mode: 'cors' }],
    ['https://elsewhere.test/', {}],
  ])('lets %s pass', async (path, request) => {
    stubNetwork(offline);
    await store(config);
    expect(await answerTo(path, request)).toBeNull();
  });

  const shown = async (data: unknown) => {
    const showNotification = vi.fn(async () => undefined);
    const scope = { registration: { showNotification }, location } as unknown as WorkerScope;
    const json = () => (data instanceof Error ? Promise.reject(data) : data);
    await show({ data: { json }, waitUntil: () => undefined } as PushEvent, scope);
    return showNotification.mock.calls[0] as unknown as [string, { data: string; tag: string }];
  };

  it('shows what the platform says, without a picture of anybody', async () => {
    const content = {
      title: 'Luna is live',
      body: 'Open the room',
      tag: 'live-luna',
      language: 'en',
      path: '/luna',
    };
    expect(await shown(content)).toEqual([
      'Luna is live',
      {
        body: 'Open the room',
        tag: 'live-luna',
        lang: 'en',
        icon: '/art/app-icon/192.png',
        badge: '/art/app-icon/badge-96.png',
        data: '/luna',
      },
    ]);
  });

  it.each(['https://evil.test/', '//evil.test', '/\\evil.test', 'javascript:alert(1)', 7, undefined])(
    'opens pages of this site only: %s',
    async (path) => expect((await shown({ title: 'x', path }))[1].data).toBe('/'),
  );

  it.each([null, 'text', 7, []])('shows something for a message that it cannot read: %j', async (data) =>
    expect((await shown(data))[0]).toBe('site.test'),
  );

  it('a press brings the tab of the page to the front, or opens one', async () => {
    const focus = vi.fn(async () => undefined);
    const openWindow = vi.fn(async () => undefined);
    const press = (urls: string[]) => {
      const clients = { matchAll: async () => urls.map((url) => ({ url, focus })), openWindow };
      const notification = { data: '/luna', close: () => undefined };
      return open(
        { notification } as unknown as NotificationEvent,
        { clients, location } as unknown as WorkerScope,
      );
    };
    await press([`${ORIGIN}/`, `${ORIGIN}/luna?from=x`]);
    expect([focus.mock.calls.length, openWindow.mock.calls]).toEqual([1, []]);
    await press([`${ORIGIN}/`]);
    expect(openWindow.mock.calls).toEqual([[`${ORIGIN}/luna`]]);
  });
});
