import type { AppConfig } from './app-config.ts';
import type { FetchEvent, WorkerScope } from './worker-scope.ts';

const PREFIX = 'footlight-offline-';

/** Stores the offline pages and their style sheets; nothing else is ever stored. */
export const store = async ({ release, pages, styles }: AppConfig): Promise<void> => {
  const cache = await caches.open(PREFIX + release);
  await cache.addAll([
    ...Object.values(pages).map((page) => new Request(page, { cache: 'reload' })),
    ...styles.map((style) => new Request(style)),
  ]);
};

/** Deletes what earlier workers stored; with `null` everything. */
export const forget = async (release: string | null): Promise<void> => {
  for (const name of await caches.keys()) {
    if (name.startsWith(PREFIX) && name !== PREFIX + release) await caches.delete(name);
  }
};

/** The offline page in the language of the address that failed. */
const offlinePage = async (pathname: string, { pages }: AppConfig): Promise<Response> => {
  const language = pathname.split('/')[1] ?? '';
  const page = pages[language as keyof typeof pages] ?? pages.en ?? '';
  const kept = await caches.match(page);
  if (!kept) return Response.error();
  return new Response(kept.body, { status: 503, headers: kept.headers });
};

/** A page from the network, and the offline page without one. Pages themselves are never stored. */
const answerPage = async (event: FetchEvent, pathname: string, config: AppConfig): Promise<Response> => {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return offlinePage(pathname, config);
  }
};

/** Answers failed pages and the style sheets of the offline page. All other requests pass by. */
export const answer = (
  event: FetchEvent,
  config: AppConfig,
  { location }: Pick<WorkerScope, 'location'>,
): void => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(answerPage(event, url.pathname, config));
  else if (config.styles.includes(url.pathname)) {
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  }
};
