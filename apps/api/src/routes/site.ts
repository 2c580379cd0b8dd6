import {
  forTranslations,
  hasPromos,
  offersApp,
  type Site,
  type SiteConfig,
  shownTags,
  type TranslatedText,
} from '@footlight/contract';
import type { FastifyInstance } from 'fastify';
import { version } from '../../package.json' with { type: 'json' };
import { approvedTags } from '../features/browse/tags.ts';
import { csrfToken, makeGuest } from '../kernel/accounts/session.ts';
import { setSessionCookie } from '../kernel/http/cookies.ts';
import { registerOperation } from '../kernel/http/operation.ts';
import { countryOf } from '../kernel/http/request.ts';
import { cardCompanyOf } from '../read-models/age-card-form.ts';
import type { Context } from './context.ts';
import { visitorView } from './visitor-view.ts';

/** ISO week of a date, `2026-47`; campaigns change weekly. */
export function yearWeek(now: Date): string {
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
  // A week belongs to the year of its Thursday.
  day.setUTCDate(day.getUTCDate() + 4 - (day.getUTCDay() || 7));
  const yearStart = Date.UTC(day.getUTCFullYear(), 0, 1);
  const week = Math.ceil(((day.getTime() - yearStart) / 86_400_000 + 1) / 7);
  return `${day.getUTCFullYear()}-${String(week).padStart(2, '0')}`;
}

const TRANSLATIONS = Object.keys(forTranslations(() => null)) as TranslatedText[];

/**
 * Everybody may read a site's config. The owner's login name appears only on the operator's pages, and phone and chat
 * only in the answers of `GET /support/contact`.
 */
const publicSite = ({ owner_webmaster_username: _, custom, ...site }: Site): Site => {
  const { support_phone: _phone, support_chat_url: _chat, ...shown } = custom;
  // Pages get their language's texts with the lists.
  for (const name of TRANSLATIONS) delete shown[name];
  return { ...site, custom: shown };
};

export function registerSite(app: FastifyInstance, context: Context): void {
  const { database, signer, options } = context;

  registerOperation(app, context, 'GET /site_config', async ({ query, viewer, request, reply }) => {
    const { site: found, preview } = await context.sites.of(request);
    const cardOrigin = cardCompanyOf(context, found)?.ageCards.origin ?? null;
    let csrf: string | null = null;
    if (query.ssr !== '1') {
      const session = viewer.token === '' ? makeGuest(signer) : viewer;
      if (viewer.token === '') setSessionCookie(request, reply, options, session.token);
      csrf = csrfToken(signer, session);
    }
    const answer: SiteConfig = {
      version,
      csrf,
      approvedTagSlugs: shownTags(found, await approvedTags(database.orm)),
      arePromoProductsEnabled: {
        freeTokensProduct: hasPromos(found),
        wheelProduct: hasPromos(found),
      },
      customLogo: found.is_whitelabel ? (found.custom.logo_path ?? null) : null,
      discordUrl: null,
      isFlingSubdomain: false,
      oauthAvailable: context.oauth !== null,
      oauthProvider: context.oauth?.name ?? null,
      promo_offer_img: null,
      recaptchaPublicKey: null,
      time: { yearWeek: yearWeek(new Date()) },
      country: countryOf(request, options),
      ...(context.push && offersApp(found) ? { pushPublicKey: context.push.publicKey } : {}),
      ...(context.ai.isOffered ? { hasCompanions: true as const } : {}),
      ...(cardOrigin === null ? {} : { cardOrigin }),
      urlBaseApi: '/api/v1',
      urlBaseSite: found.main_domain_url,
      urlMediaCDN: '/art',
      site: publicSite(found),
      ...(preview ? { preview } : {}),
      ...(options.isPublicDemo ? { isDemo: true } : {}),
    };
    return answer;
  });

  registerOperation(app, context, 'GET /user/current', async ({ viewer, request }) =>
    visitorView(context, viewer, request),
  );
}
