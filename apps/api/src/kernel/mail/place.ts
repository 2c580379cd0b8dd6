import { DEFAULT_LANGUAGE, type Language, type Site } from '@footlight/contract';
import type { FastifyRequest } from 'fastify';
import type { RunOptions } from '../context.ts';
import { originOf } from '../http/request.ts';
import { mailLanguage } from './texts.ts';

/** Language, site and address for a mail: those of the page that sent the request. */
export function mailPlace(
  request: FastifyRequest,
  { options, sites }: { options: RunOptions; sites: { addressOf(site: Site): string } },
  site: Site,
): { language: Language; siteName: string; origin: string; base: string } {
  const page = /^https?:\/\/[^/]+\/([a-z]{2})(?:[/?#]|$)/.exec(request.headers.referer ?? '')?.[1];
  const spoken = /^[a-z]{2}/i.exec(request.headers['accept-language'] ?? '')?.[0].toLowerCase();
  // A page in English has no prefix.
  const language = mailLanguage(page ?? (request.headers.referer ? null : (spoken ?? null)));
  return {
    language,
    siteName: site.display_name,
    // A link in a mail uses the site's own address, so that a forged Host header cannot redirect it.
    origin: options.demo ? originOf(request, options) : sites.addressOf(site),
    base: language === DEFAULT_LANGUAGE ? '' : `/${language}`,
  };
}
