import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { DEFAULT_LANGUAGE } from '@footlight/contract';
import { createStore } from 'jotai';
import { renderToPipeableStream } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { App } from '../app/root/app.tsx';
import { routerRoutes } from '../app/router/router-routes.tsx';
import { serverApi } from '../shell/api/api.ts';
import type { Boot } from '../shell/boot/boot.ts';
import { languageBase } from '../shell/i18n/language.ts';
import { serverI18n } from './server-i18n.ts';

export interface RenderInput {
  boot: Boot;
  /** URL of the request, including the language. */
  url: string;
  /** Stops the render, which then rejects with the signal's reason. */
  gone: AbortSignal;
  onError(error: unknown): void;
}

const routesOnServer = routerRoutes({
  // Only preloading needs it.
  language: DEFAULT_LANGUAGE,
  loadNamespaces: async () => undefined,
  preload: () => undefined,
});
const TIME_LIMIT = 10_000;

const handlers = new Map<string, ReturnType<typeof createStaticHandler>>();
/** The handler of a language's addresses; making one sorts all routes. */
const handlerOf = (basename: string) => {
  const known = handlers.get(basename) ?? createStaticHandler(routesOnServer, { basename });
  handlers.set(basename, known);
  return known;
};

/**
 * Renders the page to HTML, without the scripts that start it; rejects when it fails to render. Waits for every part
 * and never splits the answer, so that React needs no inline script to move a late part into its place.
 */
export const renderPage = async ({ boot, url, gone, onError }: RenderInput): Promise<string> => {
  const i18n = await serverI18n(boot.language);
  const handler = handlerOf(languageBase(boot.language) || '/');
  // Routes read the path only, and a client of HTTP/1.0 names no host.
  const context = await handler.query(new Request(new URL(url, 'http://site')));
  gone.throwIfAborted();
  if (context instanceof Response) throw new Error('Routes answer no redirects; the page loader does.');
  const router = createStaticRouter(handler.dataRoutes, context);

  const output = new PassThrough();
  let limit: NodeJS.Timeout | undefined;
  let stop: () => void = () => undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      const stream = renderToPipeableStream(
        <App boot={boot} api={serverApi} i18n={i18n} store={createStore()}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </App>,
        {
          progressiveChunkSize: Number.POSITIVE_INFINITY,
          // Writing the HTML takes as long as rendering it: other requests are answered in between.
          onAllReady: () => setImmediate(() => resolve(void stream.pipe(output))),
          onShellError: reject,
          onError: (error) => (gone.aborted ? undefined : onError(error)),
        },
      );
      stop = () => {
        reject(gone.reason);
        stream.abort(gone.reason);
      };
      gone.addEventListener('abort', stop, { once: true });
      limit = setTimeout(() => stream.abort(new Error('Rendering took too long.')), TIME_LIMIT);
    });
    return (await buffer(output)).toString();
  } finally {
    gone.removeEventListener('abort', stop);
    clearTimeout(limit);
  }
};
