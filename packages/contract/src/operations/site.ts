import * as v from 'valibot';
import { CurrentUserAnswer, Settings } from '../entities/account.ts';
import { SiteConfig } from '../entities/brand.ts';
import { LanguageSchema } from '../entities/common.ts';
import { exampleCurrentUser, exampleSiteConfig } from '../fixtures/examples.ts';
import { defineOperations } from './define.ts';

export const siteOperations = defineOperations({
  'GET /site_config': {
    summary:
      'Configuration of the site that the request’s host selects; an unknown host gets the default site.',
    spec: '1§7',
    auth: 'public',
    query: v.object({
      /** 1: public projection for server rendering; creates no session, and csrf is null. */
      ssr: v.optional(v.picklist(['1'])),
      custom_promo_test: v.optional(v.string()),
      id: v.optional(v.string()),
    }),
    ok: SiteConfig,
    errors: [],
    example: exampleSiteConfig,
  },
  'GET /user/current': {
    summary: 'The visitor: guest or account, settings, balance and what they own.',
    spec: '1§7',
    auth: 'session',
    ok: CurrentUserAnswer,
    errors: [],
    example: exampleCurrentUser,
  },
  'POST /user/settings': {
    summary: 'Saves the given settings; the others stay unchanged.',
    spec: '1§7',
    auth: 'session',
    body: v.partial(
      v.object({
        // The limits and auto re-up have their own operations: they take effect later, or need a card.
        ...v.omit(Settings, ['daily_limit', 'auto_re_ups']).entries,
        language: v.nullable(LanguageSchema),
        chat_user_sort: v.picklist(['tokens', 'username']),
      }),
    ),
    ok: v.object({ settings: Settings }),
    errors: ['invalid_input', 'csrf_failed'],
    example: { settings: exampleCurrentUser.settings },
  },
});
