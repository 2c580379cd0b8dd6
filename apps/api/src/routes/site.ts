import { hasPromos, type Site, type SiteConfig, shownTags } from '@footlight/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { approvedTags } from '../features/browse/tags.ts';
import { accountSettings } from '../features/limits/account-settings.ts';
import { givenCredit } from '../features/limits/funds.ts';
import { notifyCorrespondents } from '../features/social/notify-correspondents.ts';
import { hasSavedCard } from '../kernel/accounts/card-on-file.ts';
import { makeNodeToken } from '../kernel/accounts/node-token.ts';
import { csrfToken, makeGuest } from '../kernel/accounts/session.ts';
import { pmAllowOf, settingsFrom } from '../kernel/accounts/settings.ts';
import { user } from '../kernel/db/schema/index.ts';
import { guestSettings, setGuestSettings, setSessionCookie } from '../kernel/http/cookies.ts';
import { registerOperation } from '../kernel/http/operation.ts';
import { countryOf } from '../kernel/http/request.ts';
import { currentUserView } from '../read-models/current-user.ts';
import type { Context } from './context.ts';

/** ISO week of a date, `2026-47`; campaigns change weekly. */
export function yearWeek(now: Date): string {
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
  // A week belongs to the year of its Thursday.
  day.setUTCDate(day.getUTCDate() + 4 - (day.getUTCDay() || 7));
  const yearStart = Date.UTC(day.getUTCFullYear(), 0, 1);
  const week = Math.ceil(((day.getTime() - yearStart) / 86_400_000 + 1) / 7);
  return `${day.getUTCFullYear()}-${String(week).padStart(2, '0')}`;
}

const languageOf = (request: FastifyRequest): string | null =>
  /^[a-z]{2}/i.exec(request.headers['accept-language'] ?? '')?.[0].toLowerCase() ?? null;

/** Everybody may read a site's config; its owner's login name is for the operator's pages. */
const withoutOwner = ({ owner_webmaster_username: _, ...site }: Site): Site => site;

export function registerSite(app: FastifyInstance, context: Context): void {
  const { database, signer, options } = context;

  registerOperation(app, context, 'GET /site_config', async ({ query, viewer, request, reply }) => {
    const { site: found, preview } = await context.sites.of(request);
    let csrf: string | null = null;
    if (query.ssr !== '1') {
      const session = viewer.token === '' ? makeGuest(signer) : viewer;
      if (viewer.token === '') setSessionCookie(request, reply, options, session.token);
      csrf = csrfToken(signer, session);
    }
    const answer: SiteConfig = {
      version: '1',
      csrf,
      approvedTagSlugs: shownTags(found, await approvedTags(database.orm)),
      arePromoProductsEnabled: {
        freeTokensProduct: hasPromos(found),
        wheelProduct: hasPromos(found),
      },
      customLogo: found.is_whitelabel ? (found.custom.logo_path ?? null) : null,
      discordUrl: null,
      isFlingSubdomain: false,
      oauthAvailable: false,
      promo_offer_img: null,
      recaptchaPublicKey: null,
      time: { yearWeek: yearWeek(new Date()) },
      country: countryOf(request, options),
      urlBaseApi: '/api/v1',
      urlBaseSite: found.main_domain_url,
      urlMediaCDN: '/art',
      site: withoutOwner(found),
      ...(preview ? { preview } : {}),
      ...(options.isPublicDemo ? { isDemo: true } : {}),
    };
    return answer;
  });

  registerOperation(app, context, 'GET /user/current', async ({ viewer, request }) =>
    currentUserView(database.orm, viewer, {
      nodeToken: makeNodeToken(signer, viewer),
      country: countryOf(request, options),
      language: languageOf(request),
      guestSettings: guestSettings(request),
    }),
  );

  registerOperation(app, context, 'POST /user/settings', async ({ body, viewer, request, reply }) => {
    if (!viewer.user) {
      const settings = { ...settingsFrom(guestSettings(request)), ...body, postpay: false };
      setGuestSettings(request, reply, options, settings);
      return { settings };
    }
    // Post-pay needs granted credit and a card on file.
    const { postpay, ...rest } = body;
    const mayPayLater =
      postpay !== true ||
      (givenCredit(viewer.user) !== null && (await hasSavedCard(database.orm, viewer.user.id)));
    const changes = mayPayLater ? body : rest;
    const owner = viewer.user;
    return context.work.run(async (unit) => {
      // Two tabs may change different settings at once.
      const [before] = await unit.tx
        .select({ settings: user.settings })
        .from(user)
        .where(eq(user.id, owner.id))
        .for('update');
      const stored = { ...before?.settings, ...changes };
      await unit.tx.update(user).set({ settings: stored }).where(eq(user.id, owner.id));
      const settings = await accountSettings(unit.tx, { id: owner.id, settings: stored });
      unit.toUser(owner.id, 'v3.user.settings', { settings });
      if (settings.pm_allow !== pmAllowOf(owner)) await notifyCorrespondents(unit, owner);
      return { settings };
    });
  });
}
