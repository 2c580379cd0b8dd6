import type { Site } from '@footlight/contract';
import type { FastifyRequest } from 'fastify';
import type { RunOptions } from '../context.ts';
import { originOf } from './request.ts';

export interface SiteAddresses {
  options: RunOptions;
  sites: { served(site: Site): Site };
}

/** Whether only this machine reaches the address: then the Host header of a visitor is their own. */
const isLocal = (publicUrl: string): boolean =>
  /(^|\.)localhost$|^127\.|^\[::1\]$/.test(new URL(publicUrl).hostname);

/**
 * The site's own address, so that a forged Host header redirects no link and moves no passkey. A demo without a public
 * address runs on any host and port, and uses the visitor's.
 */
export const siteOrigin = (request: FastifyRequest, { options, sites }: SiteAddresses, site: Site): string =>
  options.demo && isLocal(options.publicUrl)
    ? originOf(request, options)
    : new URL(sites.served(site).main_domain_url).origin;
