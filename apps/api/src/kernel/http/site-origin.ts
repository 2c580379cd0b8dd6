import type { Site } from '@footlight/contract';
import type { FastifyRequest } from 'fastify';
import type { RunOptions } from '../context.ts';
import { originOf } from './request.ts';

export interface SiteAddresses {
  options: RunOptions;
  sites: { served(site: Site): Site };
}

/**
 * The site's own address, so that a forged Host header redirects no link and moves no passkey. The demo runs on any port
 * and uses the visitor's.
 */
export const siteOrigin = (request: FastifyRequest, { options, sites }: SiteAddresses, site: Site): string =>
  options.demo ? originOf(request, options) : new URL(sites.served(site).main_domain_url).origin;
