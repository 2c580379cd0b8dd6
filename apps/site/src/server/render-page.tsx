import { PassThrough, Transform } from 'node:stream';
import { DEFAULT_LANGUAGE } from '@footlight/contract';
import { createStore } from 'jotai';
import { type PipeableStream, renderToPipeableStream } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { App } from '../app/root/app.tsx';
import { routerRoutes } from '../app/router/router-routes.tsx';
import { serverApi } from '../shell/api/api.ts';
import type { Boot } from '../shell/boot/boot.ts';
import { createI18n } from '../shell/i18n/create-i18n.ts';
import { languageBase } from '../shell/i18n/language.ts';
import { lazyNamespaces } from '../shell/i18n/lazy-namespaces.ts';
import { type Namespace, namespaces } from '../shell/i18n/namespaces.ts';
import { scriptJson } from './html-escape.ts';

export interface RenderInput {
  boot: Boot;
  /** URL of the request, including the language. */
  url: string;
  nonce: string;
  entry: string;
  structuredData: object | null;
  onError(error: unknown): void;
}

const ALL_NAMESPACES = Object.keys({ ...namespaces, ...lazyNamespaces }) as Namespace[];
/** One i18n instance per language for all requests, because texts do not change at run time. */
const i18nOf = new Map<string, ReturnType<typeof createI18n>>();
const routesOnServer = routerRoutes({
  // Only preloading needs it.
  language: DEFAULT_LANGUAGE,
  loadNamespaces: async () => undefined,
  preload: () => undefined,
});
const TIME_LIMIT = 10_000;

/**
 * Appends structured data after the page. Only the server adds it: Trusted Types stops browsers from rendering such a
 * script, and React ignores elements after its own.
 */
const withStructuredData = (data: object | null, nonce: string): PassThrough | Transform =>
  data === null
    ? new PassThrough()
    : new Transform({
        transform: (chunk, _encoding, done) => done(null, chunk),
        flush(done) {
          done(null, `<script type="application/ld+json" nonce="${nonce}">${scriptJson(data)}</script>`);
        },
      });

/** Renders the page to HTML; rejects when the shell fails to render. */
export const renderPage = async (input: RenderInput): Promise<PassThrough | Transform> => {
  const { boot, url, nonce, entry, onError } = input;
  const known = i18nOf.get(boot.language) ?? createI18n(boot.language, ALL_NAMESPACES);
  i18nOf.set(boot.language, known);
  const i18n = await known;
  const handler = createStaticHandler(routesOnServer, { basename: languageBase(boot.language) || '/' });
  const context = await handler.query(new Request(new URL(url, boot.origin)));
  if (context instanceof Response) throw new Error('Routes answer no redirects; the page loader does.');
  const router = createStaticRouter(handler.dataRoutes, context);

  const output = withStructuredData(input.structuredData, nonce);
  return new Promise((resolve, reject) => {
    let stream: PipeableStream | undefined;
    const limit = setTimeout(() => stream?.abort(new Error('Rendering took too long.')), TIME_LIMIT);
    output.on('close', () => clearTimeout(limit));
    // The callback may run before the call has returned the stream.
    const ready = new Promise<void>((shell, failed) => {
      stream = renderToPipeableStream(
        <App boot={boot} api={serverApi} i18n={i18n} store={createStore()}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </App>,
        {
          nonce,
          bootstrapScriptContent: `window.__FOOTLIGHT__=${scriptJson(boot)}`,
          bootstrapModules: [entry],
          onShellReady: shell,
          onShellError: failed,
          onError,
        },
      );
    });
    ready.then(() => {
      stream?.pipe(output);
      resolve(output);
    }, reject);
  });
};
