import { PassThrough, Transform } from 'node:stream';
import { createStore } from 'jotai';
import { type PipeableStream, renderToPipeableStream } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { App } from '../app/app.tsx';
import type { Boot } from '../app/boot.ts';
import { routerRoutes } from '../app/router-routes.tsx';
import { serverApi } from '../data/api.ts';
import { createI18n } from '../i18n/create-i18n.ts';
import { languageBase } from '../i18n/language.ts';
import { lateNamespaces } from '../i18n/late-namespaces.ts';
import { type Namespace, namespaces } from '../i18n/namespaces.ts';
import { scriptJson } from './html-escape.ts';

export interface RenderInput {
  boot: Boot;
  /** Address of the request, language included. */
  url: string;
  nonce: string;
  entry: string;
  structuredData: object | null;
  onError(error: unknown): void;
}

const ALL_NAMESPACES = Object.keys({ ...namespaces, ...lateNamespaces }) as Namespace[];
/** Texts do not change while the server runs: one instance a language serves all requests. */
const i18nOf = new Map<string, ReturnType<typeof createI18n>>();
const routesOnServer = routerRoutes({ loadNamespaces: async () => undefined, preload: () => undefined });
const TIME_LIMIT = 10_000;

/**
 * Adds structured data behind the page. Only here: under Trusted Types a browser may not render such a script, and React
 * takes no notice of what stands behind the page's own elements.
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

/** The page as HTML; rejects when not even its shell could be rendered. */
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
