import { createClient } from '@footlight/client';
import type { FastifyRequest } from 'fastify';
import type { PlatformFetch } from './platform-fetch.ts';

/** How a part of the server reaches the platform for a visitor. */
export interface SiteAccess {
  platform: PlatformFetch;
  hopHeaders(request: FastifyRequest): Record<string, string>;
}

/** The configuration of the site that a request asks for, by its host. */
export const readSiteConfig = ({ platform, hopHeaders }: SiteAccess, request: FastifyRequest) => {
  const fetch = platform({ host: request.host.toLowerCase(), headers: hopHeaders(request) });
  return createClient({ baseUrl: '/api/v1', fetch })('GET /site_config', { query: { ssr: '1' } });
};
