import { DEFAULT_LANGUAGE, type Site } from '@footlight/contract';
import type { FastifyRequest } from 'fastify';
import { type SiteAddresses, siteOrigin } from '../http/site-origin.ts';
import { type MailColors, PLAIN_COLORS } from './html.ts';
import type { MailSite } from './render.ts';
import { mailLanguage } from './texts.ts';

/** The sender of an email, and the start of its links. */
export interface MailPlace extends MailSite {
  replyTo: string | null;
  /** `https://host:port` of the site, and the path prefix of the language: `/de`, or nothing. */
  origin: string;
  base: string;
}

interface PlaceContext extends SiteAddresses {
  brandChecks: { mailColors?(custom: Site['custom']): MailColors };
}

/** Language, site and address for a mail: those of the page that sent the request. */
export function mailPlace(request: FastifyRequest, context: PlaceContext, site: Site): MailPlace {
  const page = /^https?:\/\/[^/]+\/([a-z]{2})(?:[/?#]|$)/.exec(request.headers.referer ?? '')?.[1];
  const spoken = /^[a-z]{2}/i.exec(request.headers['accept-language'] ?? '')?.[0].toLowerCase();
  // A page in English has no prefix.
  const language = mailLanguage(page ?? (request.headers.referer ? null : (spoken ?? null)));
  return { ...siteMailPlace(context, site, language), origin: siteOrigin(request, context, site) };
}

/** A site's place for a mail that follows no request. */
export const siteMailPlace = (
  { brandChecks, sites }: Pick<PlaceContext, 'brandChecks' | 'sites'>,
  site: Site,
  language: MailPlace['language'],
): MailPlace => ({
  language,
  siteName: site.display_name,
  colors: brandChecks.mailColors?.(site.custom) ?? PLAIN_COLORS,
  replyTo: site.custom.support_email ?? null,
  origin: new URL(sites.served(site).main_domain_url).origin,
  base: language === DEFAULT_LANGUAGE ? '' : `/${language}`,
});
