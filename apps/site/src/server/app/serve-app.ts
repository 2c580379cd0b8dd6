import { DEFAULT_LANGUAGE, LANGUAGES, type Language, offersApp, type SiteConfig } from '@footlight/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type CachedPage, cachedPage, createPageCache } from '../page-cache.ts';
import { sendPage } from '../send-page.ts';
import { readSiteConfig, type SiteAccess } from '../site-config.ts';
import { manifestOf } from './manifest.ts';
import { OFFLINE_HEADERS, offlinePage } from './offline-page.tsx';
import { WORKER_HEADERS, workerFile } from './worker-file.ts';

interface Options extends SiteAccess {
  /** The built service worker. */
  script: string;
  /** Style sheets of every page. */
  styles: readonly string[];
}

const MANIFEST_HEADERS = {
  'content-type': 'application/manifest+json; charset=utf-8',
  'cache-control': 'public, max-age=600',
  'x-content-type-options': 'nosniff',
};

const languageOf = ({ query }: FastifyRequest): Language => {
  const { language } = query as { language?: unknown };
  return LANGUAGES.find((one) => one === language) ?? DEFAULT_LANGUAGE;
};

const missing = (): CachedPage =>
  cachedPage(404, { 'content-type': 'text/plain; charset=utf-8' }, 'Not found');

/** Files of the installed site, in the brand of the host: the manifest, the service worker and its offline page. */
export const serveApp = (server: FastifyInstance, { script, styles, ...access }: Options): void => {
  const files = createPageCache();
  type Make = (site: SiteConfig['site'], language: Language) => Promise<CachedPage>;
  const serve = (path: string, make: Make) =>
    server.get(path, async (request: FastifyRequest, reply: FastifyReply) => {
      const host = request.host.toLowerCase();
      const language = languageOf(request);
      const { page } = await files.get(`${host} ${path} ${language}`, async () => {
        const { site } = await readSiteConfig(access, request);
        return make(site, language);
      });
      return sendPage(request, reply, page);
    });

  serve('/manifest.webmanifest', async (site, language) =>
    offersApp(site)
      ? cachedPage(200, MANIFEST_HEADERS, JSON.stringify(manifestOf(site, language)))
      : missing(),
  );
  serve('/offline.html', async (site, language) =>
    offersApp(site)
      ? cachedPage(200, OFFLINE_HEADERS, await offlinePage(site, { language, styles }))
      : missing(),
  );
  // Answered in any case: a worker that is turned off must learn it.
  serve('/sw.js', async (site) =>
    cachedPage(200, WORKER_HEADERS, await workerFile(site, { script, styles })),
  );
};
