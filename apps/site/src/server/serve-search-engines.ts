import { createClient } from '@footlight/client';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cachedPage, createPageCache } from './page-cache.ts';
import type { PlatformFetch } from './platform-fetch.ts';
import { robotsFile } from './search-engines/robots.ts';
import { sitemapFile } from './search-engines/sitemap.ts';
import { sendPage } from './send-page.ts';

interface Options {
  platform: PlatformFetch;
  hopHeaders(request: FastifyRequest): Record<string, string>;
}

/** Answers `robots.txt` and the files of the sitemap, for the host that is asked. */
export const createSearchEngineServer = ({ platform, hopHeaders }: Options) => {
  const files = createPageCache();
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const host = request.host.toLowerCase();
    const path = request.url.split('?')[0] ?? '';
    const make = async () => {
      const fetch = platform({ host, headers: hopHeaders(request) });
      const api = createClient({ baseUrl: '/api/v1', fetch });
      const { site } = await api('GET /site_config', { query: { ssr: '1' } });
      const base = site.main_domain_url.replace(/\/$/, '');
      // The pages of another host are copies: their canonical address is the brand's own.
      const isOwn = new URL(base).host === host;
      const isRobots = path === '/robots.txt';
      const text = isRobots ? robotsFile(base, isOwn) : isOwn ? await sitemapFile(api, base, path) : null;
      const type = isRobots || text === null ? 'text/plain' : 'application/xml';
      const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=600' };
      return cachedPage(text === null ? 404 : 200, headers, text ?? 'Not found');
    };
    const { page } = await files.get(`${host} ${path}`, make);
    return sendPage(request, reply, page);
  };
};
