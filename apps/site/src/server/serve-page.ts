import { ApiError } from '@footlight/client';
import type { Language } from '@footlight/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { awayPage } from './away-page.tsx';
import { buildPage } from './build-page.ts';
import type { ClientAssets } from './client-assets.ts';
import { pageSearch } from './match-page.ts';
import { type CachedPage, cachedPage, createPageCache, type PageCache } from './page-cache.ts';
import type { PlatformFetch } from './platform-fetch.ts';
import { createRenderQueue } from './render-queue.ts';
import { sendPage } from './send-page.ts';
import { readVisit, type Visit } from './visit.ts';

interface PageServerOptions {
  assets: ClientAssets;
  platform: PlatformFetch;
  hopHeaders(request: FastifyRequest): Record<string, string>;
  log: { error(details: object, message: string): void };
  pages?: PageCache;
}

/**
 * Browsers ask again each time, with the tag of what they have. A CDN that obeys `CDN-Cache-Control` may answer for a
 * second by itself; its key must hold what a {@link Visit} holds (docs/operations.md).
 */
const SHARED = {
  'cache-control': 'public, no-cache',
  'cdn-cache-control': 'public, max-age=1, stale-while-revalidate=10',
};
/** Only people with the link may see a draft: no cache and no search engine may store it. */
const PREVIEW = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };
const FAILED = { 'cache-control': 'no-store' };

const headersOf = ({ preview }: Visit, status: number): Record<string, string> =>
  Object.keys(preview).length > 0 ? PREVIEW : status >= 500 ? FAILED : SHARED;

/** Says when the visitor has closed the connection before the answer. */
const leaving = ({ raw }: FastifyReply): AbortSignal => {
  const left = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) left.abort(new Error('The visitor has left.'));
  });
  return left.signal;
};

/** Answers requests for pages with server-rendered HTML. */
export const createPageServer = ({
  assets,
  platform,
  hopHeaders,
  log,
  pages = createPageCache(),
}: PageServerOptions) => {
  const inQueue = createRenderQueue();
  const awayPages = new Map<Language, Promise<CachedPage>>();
  /** Rendered once for each language: it is sent when there is no time. */
  const away = (language: Language): Promise<CachedPage> => {
    const page = awayPages.get(language) ?? awayPage(language, assets.styles);
    awayPages.set(language, page);
    return page;
  };

  const make = async (visit: Visit, request: FastifyRequest, gone: AbortSignal): Promise<CachedPage> => {
    const fetch = platform({
      host: visit.host,
      signal: gone,
      headers: {
        ...hopHeaders(request),
        ...visit.place,
        ...visit.preview,
        'accept-language': visit.language,
      },
    });
    const build = () =>
      buildPage(visit, {
        assets,
        fetch,
        gone,
        onError: (error) => log.error({ err: error, path: visit.path }, 'rendering failed'),
      });
    const built = await inQueue(build, gone)?.catch((error: unknown) => {
      gone.throwIfAborted();
      if (!(error instanceof ApiError)) throw error;
      log.error({ err: error, path: visit.path }, 'the platform does not answer');
      return null;
    });
    // The platform is down, or too many pages are asked for at once.
    if (!built) return away(visit.language);
    const { status, headers, html } = built;
    const all = { ...headers, ...headersOf(visit, status), 'content-type': 'text/html; charset=utf-8' };
    return cachedPage(status, all, html);
  };

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const started = performance.now();
    const left = leaving(reply);
    reply.header('vary', 'Cookie, Accept-Language, Accept-Encoding');
    const visit = readVisit(request);
    if ('redirect' in visit) {
      const { status, to, headers } = visit.redirect;
      return reply.headers({ 'cache-control': 'no-cache', ...headers }).redirect(to, status);
    }
    const isPreview = Object.keys(visit.preview).length > 0;
    const shared = { ...visit, search: await pageSearch(visit.path, visit.search) };
    // Nobody is there to get an answer.
    if (left.aborted) return reply.hijack();
    const asked = isPreview
      ? make(shared, request, left).then((page) => ({ page, state: 'preview' }))
      : pages.get(JSON.stringify(shared), (gone) => make(shared, request, gone), left);
    const found = await asked.catch((error: unknown) => {
      if (!left.aborted) throw error;
      return null;
    });
    if (!found) return reply.hijack();
    const { page, state } = found;
    const { location } = page.headers;
    if (location !== undefined) {
      return reply.headers(page.headers).redirect(location + visit.search, page.status);
    }
    reply.header('server-timing', `page;dur=${(performance.now() - started).toFixed(1)};desc=${state}`);
    return sendPage(request, reply, page);
  };
};
