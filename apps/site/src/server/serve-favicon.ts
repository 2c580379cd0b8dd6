import { createClient } from '@footlight/client';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { faviconOf, pngIconOf } from '../shell/app/favicon.ts';
import type { PlatformFetch } from './platform-fetch.ts';

interface Options {
  platform: PlatformFetch;
  hopHeaders(request: FastifyRequest): Record<string, string>;
}

/** `/favicon.ico`: browsers ask for it beside documents that name no icon. Leads to the icon of the host's brand. */
export const createFaviconServer =
  ({ platform, hopHeaders }: Options) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const fetch = platform({ host: request.host.toLowerCase(), headers: hopHeaders(request) });
    const { site } = await createClient({ baseUrl: '/api/v1', fetch })('GET /site_config', {
      query: { ssr: '1' },
    });
    return reply
      .header('cache-control', 'public, max-age=600')
      .redirect(pngIconOf(site) ?? faviconOf(site), 302);
  };
