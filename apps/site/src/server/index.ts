import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import compress from '@fastify/compress';
import httpProxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import { isReservedName } from '@footlight/contract';
import { createClient } from '@footlight/contract/client';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Boot } from '../shell/boot/boot.ts';
import { languageBase, pickLanguage, splitLanguage } from '../shell/i18n/language.ts';
import type { Namespace } from '../shell/i18n/namespaces.ts';
import { readAddress } from './address.ts';
import { previewEntrance, previewHeaders } from './brand-preview.ts';
import { brandCss, brandStyles } from './brand-styles.ts';
import { readClientAssets } from './client-assets.ts';
import { enterPage, enterTarget } from './enter-page.ts';
import { keepAssets } from './kept-assets.ts';
import { loadPage } from './load-page.ts';
import { isOperatorFile, operatorCss, operatorStyles } from './operator-styles.ts';
import type { PlatformFetch } from './platform-fetch.ts';
import { renderPage } from './render-page.tsx';
import { securityHeaders } from './security-headers.ts';
import { toyFramePage } from './toy-frame-page.ts';

export { brandChecks } from './brand-checks.ts';
export { inProcessPlatform, type PlatformFetch, remotePlatform } from './platform-fetch.ts';

export interface SiteOptions {
  /** Folder of the browser build. */
  clientDir: string;
  /** Folder that keeps scripts of earlier releases for tabs that are still open. */
  keptAssetsDir: string;
  platform: PlatformFetch;
  /** URL of a remote platform; the site proxies its calls, sockets and pictures. Without it, the platform runs in this process. */
  apiUrl?: string | undefined;
  /** Headers that tell the platform what this process knows of the visitor. */
  hopHeaders: (request: FastifyRequest) => Record<string, string>;
  log: { error(details: object, message: string): void };
}

/** Paths that belong to the platform. */
const PLATFORM_PATHS = ['/api/v1', '/live', '/art', '/media-files', '/sandbox-biller', '/demo', '/chat'];
const FOREVER = 'public, max-age=31536000, immutable';

const cookiesOf = (request: FastifyRequest): Map<string, string> =>
  new Map(
    (request.headers.cookie ?? '').split(';').map((part) => {
      const [name = '', ...value] = part.trim().split('=');
      return [name, value.join('=')] as const;
    }),
  );

const schemeOf = (value: string | undefined): Boot['scheme'] =>
  value === 'light' || value === 'dark' ? value : null;

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
  log,
}: SiteOptions): FastifyPluginAsync => {
  const assets = readClientAssets(clientDir);
  keepAssets(join(clientDir, 'assets'), keptAssetsDir);

  /** Headers of the platform's calls for public pages: the visitor's place and languages, never the session. */
  const publicHeaders = (request: FastifyRequest): Record<string, string> => {
    const { 'accept-language': languages } = request.headers;
    return {
      ...hopHeaders(request),
      ...(languages === undefined ? {} : { 'accept-language': languages }),
      // The preview token is not a session: everyone with the link sees the same page.
      ...previewHeaders(cookiesOf(request)),
    };
  };

  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const started = performance.now();
    const { url, redirect } = readAddress(request.url);
    if (redirect !== null) return reply.redirect(redirect, 301);
    const cookies = cookiesOf(request);
    const entrance = previewEntrance(url, request.protocol === 'https');
    if (entrance) {
      const head = {
        'set-cookie': entrance.cookie,
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      };
      return reply.headers(head).redirect(entrance.to, 302);
    }
    const { language: inPath, path } = splitLanguage(url.pathname);
    const language = pickLanguage({
      path: inPath,
      cookie: cookies.get('fl_lang'),
      acceptLanguage: request.headers['accept-language'],
    });
    const base = languageBase(language);
    reply.header('vary', 'Cookie, Accept-Language').header('cache-control', 'no-cache');
    // English has no prefix; other languages have one. Each URL has exactly one language.
    if (inPath !== (base ? language : null)) {
      return reply.redirect(`${base}${path === '/' && base ? '' : path}${url.search}` || '/', 302);
    }
    const origin = `${request.protocol}://${request.host}`;
    const fetch = platform({ host: request.host, headers: publicHeaders(request) });
    const api = createClient({ baseUrl: '/api/v1', fetch });
    const loaded = await loadPage(api, {
      path,
      search: url.search,
      language,
      genderCookie: cookies.get('fl_gender'),
    });
    if (loaded.kind === 'redirect') return reply.redirect(`${base}${loaded.to}`, loaded.status);

    // Only people with the link may see a draft: no cache and no search engine may store it.
    if (loaded.config.preview) {
      reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
    }
    const brand = brandStyles(loaded.config.site.custom);
    const { shown = [], next = [] } = loaded.firstView;
    const boot: Boot = {
      language,
      namespaces: loaded.namespaces,
      scheme: schemeOf(cookies.get('fl_scheme')),
      origin,
      fallback: loaded.fallback,
      errors: loaded.errors,
      parts: shown.map(assets.chunkOf),
      head: {
        styles: assets.styles,
        brand: brand.href,
        operator: operatorStyles(loaded.config.site),
        themeColors: brand.themeColors,
        preloads: assets.modulesOf([
          loaded.source.file,
          ...shown,
          ...next,
          ...loaded.namespaces.map((name) => localeSource(name, language)),
        ]),
      },
    };
    const nonce = randomBytes(16).toString('base64');
    const html = await renderPage({
      boot,
      url: request.url,
      nonce,
      entry: assets.entry,
      structuredData: loaded.structuredData,
      onError: (error) => log.error({ err: error, path: url.pathname }, 'rendering failed'),
    });
    return reply
      .code(loaded.status)
      .headers(
        securityHeaders(nonce, request.host, {
          pictures: loaded.config.site.custom.affiliate_tracker_url,
          calls: loaded.config.cardOrigin,
        }),
      )
      .header('server-timing', `render;dur=${(performance.now() - started).toFixed(1)}`)
      .type('text/html; charset=utf-8')
      .send(html);
  };

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
        await server.register(httpProxy, prefix === '/chat' ? { ...calls, ...socketProxy } : calls);
      }
    }
    server.get<{ Params: { file: string } }>('/brand/:file', async (request, reply) => {
      const href = `/brand/${request.params.file}`;
      const css = brandCss(href) ?? operatorCss(href);
      if (css) return reply.header('cache-control', FOREVER).type('text/css; charset=utf-8').send(css);
      // Another process or an earlier run made this URL: serve the host's current brand, uncached.
      const fetch = platform({ host: request.host, headers: publicHeaders(request) });
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
    server.get('/robots.txt', (_, reply) =>
      reply.type('text/plain').send('User-agent: *\nDisallow: /account/\nDisallow: /api/\n'),
    );
    server.get('/*', (request, reply) => {
      const last = request.url.split('?')[0]?.split('/').pop() ?? '';
      // A missing file must not be treated as a username.
      if (last.includes('.') && isReservedName(last))
        return reply.code(404).type('text/plain').send('Not found');
      return page(request, reply);
    });
  };
};

const LOCALES_OF_NAMESPACE: Record<Namespace, string> = {
  ui: '../../packages/ui/src/locales',
  common: '../../packages/ui/src/locales/common',
  extra: '../../packages/ui/src/locales/extra',
  room: '../../packages/room-widgets/src/locales',
  apps: '../../packages/room-widgets/src/locales/apps',
  billing: '../../packages/billing-widgets/src/locales',
  site: 'src/shell/i18n/locales/site',
  apply: 'src/shell/i18n/locales/apply',
  brand: 'src/shell/i18n/locales/brand',
  studio: 'src/shell/i18n/locales/studio',
  legal: 'src/shell/i18n/locales/legal',
  media: 'src/shell/i18n/locales/media',
  doors: 'src/shell/i18n/locales/doors',
  news: 'src/shell/i18n/locales/news',
  password: 'src/shell/i18n/locales/password',
  settings: 'src/shell/i18n/locales/settings',
  security: 'src/shell/i18n/locales/security',
  content: 'src/shell/i18n/locales/content',
  support: 'src/shell/i18n/locales/support',
  wallet: '../../packages/billing-widgets/src/locales/wallet',
  promos: '../../packages/billing-widgets/src/locales/promos',
  spending: '../../packages/billing-widgets/src/locales/spending',
  stage: '../../packages/room-widgets/src/locales/stage',
  streamer: '../../packages/room-widgets/src/locales/streamer',
  people: '../../packages/room-widgets/src/locales/people',
  cam: '../../packages/room-widgets/src/locales/cam',
  toy: '../../packages/room-widgets/src/locales/toy',
};
const localeSource = (namespace: Namespace, language: string): string =>
  `${LOCALES_OF_NAMESPACE[namespace]}/${language}.ts`;
