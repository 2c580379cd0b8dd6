import type { FastifyReply, FastifyRequest } from 'fastify';
import { faviconOf, pngIconOf } from '../shell/app/favicon.ts';
import { readSiteConfig, type SiteAccess } from './site-config.ts';

/** `/favicon.ico`: browsers ask for it beside documents that name no icon. Leads to the icon of the host's brand. */
export const createFaviconServer =
  (access: SiteAccess) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { site } = await readSiteConfig(access, request);
    return reply
      .header('cache-control', 'public, max-age=600')
      .redirect(pngIconOf(site) ?? faviconOf(site), 302);
  };
