import * as v from 'valibot';
import { CurrentUserAnswer } from '../entities/account.ts';
import { SiteConfig } from '../entities/brand.ts';
import { exampleCurrentUser, exampleSiteConfig } from '../fixtures/examples.ts';
import { defineOperations } from './define.ts';

export const siteOperations = defineOperations('site', {
  'GET /site_config': {
    id: 'getSiteConfig',
    summary:
      'Configuration of the site that the request’s host selects; an unknown host gets the default site.',
    spec: '1§7',
    auth: 'public',
    query: v.object({
      /** 1: public projection for server rendering; creates no session, and csrf is null. */
      ssr: v.optional(v.picklist(['1'])),
      /** The visit's test and advert. This platform's answer does not depend on them. Assumed. */
      custom_promo_test: v.optional(v.pipe(v.string(), v.maxLength(200))),
      id: v.optional(v.pipe(v.string(), v.maxLength(200))),
    }),
    ok: SiteConfig,
    errors: [],
    example: exampleSiteConfig,
  },
  'GET /user/current': {
    id: 'getCurrentUser',
    summary: 'The visitor: guest or account, settings, balance and what they own.',
    spec: '1§7',
    auth: 'session',
    ok: CurrentUserAnswer,
    errors: [],
    example: exampleCurrentUser,
  },
});
