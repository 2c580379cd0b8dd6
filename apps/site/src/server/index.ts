import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import compress from '@fastify/compress';
import httpProxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import { createClient } from '@footlight/client';
import { isReservedName } from '@footlight/contract';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { serveApp } from './app/serve-app.ts';
import { brandCss, brandStyles } from './brand-styles.ts';
import { readClientAssets } from './client-assets.ts';
import { enterPage, enterTarget } from './enter-page.ts';
import { keepAssets } from './kept-assets.ts';
import { isOperatorFile, operatorCss, operatorStyles } from './operator-styles.ts';
import type { PlatformFetch } from './platform-fetch.ts';
import { isSitemap } from './search-engines/sitemap.ts';
import { createSecurityTxtServer, SECURITY_PATH, type SecurityContact } from './security-txt.ts';
import { createFaviconServer } from './serve-favicon.ts';
import { createPageServer } from './serve-page.ts';
import { createSearchEngineServer } from './serve-search-engines.ts';
import { toyFramePage } from './toy-frame-page.ts';
import { previewOf } from './visit.ts';

export { brandChecks } from './brand-checks.ts';
export { inProcessPlatform, type PlatformFetch, remotePlatform } from './platform-fetch.ts';
export type { SecurityContact } from './security-txt.ts';

export interface SiteOptions {
  /** Folder of the browser build. */
  clientDir: string;
  /** Folder that keeps scripts of earlier releases for tabs that are still open. */
  keptAssetsDir: string;
  platform: PlatformFetch;
  /** URL of a remote platform; the site proxies its calls, sockets and pictures. Without it, the platform runs in this process. */
  apiUrl?: string | undefined;
  /** Headers that pass what this process knows about the visitor to the platform. */
  hopHeaders: (request: FastifyRequest) => Record<string, string>;
  /** Who takes reports of security faults; undefined: the site has no `security.txt`. */
  security?: SecurityContact | undefined;
  log: { error(details: object, message: string): void };
}

/** Paths that belong to the platform. */
const PLATFORM_PATHS = [
  '/api/v1',
  '/live',
  '/live-b',
  '/art',
  '/media-files',
  '/sandbox-biller',
  '/sandbox-age',
  '/demo',
  '/chat',
];
/** Those with sockets: rooms, and broadcasters' cameras. */
const SOCKET_PATHS = ['/chat', '/live'];
/**
 * Encoded control characters, line separators and slashes, which no page has in its path: no route matches the former,
 * and a link made of a name like `//host` would lead to another site.
 */
const IMPOSSIBLE = /%(?:[01][\da-f]|7f|e2%80%a[89]|2f|5c)/i;
const FOREVER = 'public, max-age=31536000, immutable';

/** Without what a visitor may claim about themselves. */
const withoutForwarded = <T extends object>(headers: T): T =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !/^(forwarded$|x-forwarded-|x-geo-)/.test(name)),
  ) as T;

const pick = (headers: FastifyRequest['headers'], names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );

/** The site's routes: assets, brand style sheets and server-rendered pages. */
export const createSite = ({
  clientDir,
  keptAssetsDir,
  platform,
  apiUrl,
  hopHeaders,
  security,
  log,
}: SiteOptions): FastifyPluginAsync => {
  const assets = readClientAssets(clientDir);
  keepAssets(join(clientDir, 'assets'), keptAssetsDir);

  const servePage = createPageServer({ assets, platform, hopHeaders, log });

  const socketProxy = {
    websocket: true as const,
    wsClientOptions: {
      // The platform compares the page's origin with the host.
      rewriteRequestHeaders: (headers: Record<string, unknown>, request: FastifyRequest) => ({
        ...headers,
        ...hopHeaders(request),
        ...pick(request.headers, ['cookie', 'origin', 'host']),
      }),
    },
  };

  return async (server) => {
    await server.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 });
    await server.register(fastifyStatic, {
      root: [join(clientDir, 'assets'), keptAssetsDir],
      prefix: '/assets/',
      preCompressed: true,
      index: false,
      // Its own header would replace the one below.
      cacheControl: false,
      setHeaders: (response) => response.setHeader('cache-control', FOREVER),
    });
    if (apiUrl) {
      for (const prefix of PLATFORM_PATHS) {
        const calls = {
          upstream: apiUrl,
          prefix,
          rewritePrefix: prefix,
          replyOptions: {
            rewriteRequestHeaders: (request: object, headers: IncomingHttpHeaders) => ({
              ...withoutForwarded(headers),
              ...hopHeaders(request as FastifyRequest),
              host: (request as FastifyRequest).headers.host,
            }),
          },
        };
        await server.register(
          httpProxy,
          SOCKET_PATHS.includes(prefix) ? { ...calls, ...socketProxy } : calls,
        );
      }
    }
    server.get<{ Params: { file: string } }>('/brand/:file', async (request, reply) => {
      const href = `/brand/${request.params.file}`;
      const css = brandCss(href) ?? operatorCss(href);
      if (css) return reply.header('cache-control', FOREVER).type('text/css; charset=utf-8').send(css);
      // Another process or an earlier run made this URL: serve the host's current brand, uncached.
      const headers = { ...hopHeaders(request), ...previewOf(request) };
      const fetch = platform({ host: request.host, headers });
      const config = await createClient({ baseUrl: '/api/v1', fetch })('GET /site_config', {
        query: { ssr: '1' },
      });
      const present = isOperatorFile(request.params.file)
        ? (operatorCss(operatorStyles(config.site)) ?? '')
        : brandStyles(config.site.custom).css;
      return reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(present);
    });
    server.get<{ Querystring: Record<string, unknown> }>('/toy-frame', (request, reply) => {
      const made = toyFramePage(request.query, `${request.protocol}://${request.host}`);
      if (!made) return reply.code(404).type('text/plain').send('Not found');
      return reply.headers(made.headers).type('text/html; charset=utf-8').send(made.html);
    });
    server.get<{ Querystring: Record<string, unknown> }>('/enter.php', (request, reply) => {
      const target = enterTarget(request.query);
      if (!/^i?frame$/.test(String(request.headers['sec-fetch-dest']))) return reply.redirect(target, 302);
      const made = enterPage(target, request.host);
      return reply.headers(made.headers).type('text/html; charset=utf-8').send(made.html);
    });
    serveApp(server, {
      platform,
      hopHeaders,
      script: readFileSync(join(clientDir, assets.chunkOf('src/worker/service-worker.ts')), 'utf8'),
      styles: assets.styles,
    });
    const serveSearchEngines = createSearchEngineServer({ platform, hopHeaders });
    server.get('/robots.txt', serveSearchEngines);
    server.get('/favicon.ico', createFaviconServer({ platform, hopHeaders }));
    server.get(SECURITY_PATH, createSecurityTxtServer({ platform, hopHeaders, security }));
    // Password managers lead here (W3C, "A Well-Known URL for Changing Passwords").
    server.get('/.well-known/change-password', (_request, reply) => reply.redirect('/account/security', 302));
    server.get('/*', (request, reply) => {
      const path = request.url.split('?')[0] ?? '';
      if (isSitemap(path)) return serveSearchEngines(request, reply);
      const last = path.split('/').pop() ?? '';
      // A missing file must not be treated as a username.
      if ((last.includes('.') && isReservedName(last)) || IMPOSSIBLE.test(path))
        return reply.code(404).type('text/plain').send('Not found');
      return servePage(request, reply);
    });
    // A form that was sent before the page's first script had loaded: the page is sent again, and the input is ignored.
    server.addContentTypeParser('application/x-www-form-urlencoded', (_request, body, done) => {
      body.resume();
      done(null);
    });
    server.post('/*', (request, reply) => {
      if (PLATFORM_PATHS.some((prefix) => request.url.startsWith(`${prefix}/`))) return reply.callNotFound();
      return reply.redirect(request.url.replace(/^\/+/, '/'), 303);
    });
  };
};
