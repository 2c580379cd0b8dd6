import { type Site, type SiteConfig, Site as SiteSchema } from '@footlight/contract';
import { demoSites } from '@footlight/contract/fixtures';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { makeNodeToken } from '../auth/node-token.ts';
import { csrfToken, makeGuest } from '../auth/session.ts';
import type { Context } from '../context.ts';
import { site, user } from '../db/schema/index.ts';
import { guestSettings, setGuestSettings, setSessionCookie } from '../http/cookies.ts';
import { registerOperation } from '../http/operation.ts';
import { countryOf, hostnameOf, hostOf } from '../http/request.ts';
import { createShortCache, type ShortCache } from '../http/short-cache.ts';
import { approvedTags } from '../rooms/tags.ts';
import { currentUserView, settingsFrom } from '../views/user-view.ts';

/** Key of the site that unknown hosts get. */
export const DEFAULT_HOST = '*';

/** ISO week of a moment, `2026-47`: campaigns change with it. */
export function yearWeek(now: Date): string {
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
  // The week belongs to the year of its Thursday.
  day.setUTCDate(day.getUTCDate() + 4 - (day.getUTCDay() || 7));
  const yearStart = Date.UTC(day.getUTCFullYear(), 0, 1);
  const week = Math.ceil(((day.getTime() - yearStart) / 86_400_000 + 1) / 7);
  return `${day.getUTCFullYear()}-${String(week).padStart(2, '0')}`;
}

/** A stored demo address names port 4000; the site may be served at another one. */
function atThisPort(found: Site, publicUrl: string): Site {
  if (!/(^|\.)localhost$/.test(found.domain_name)) return found;
  const here = new URL(publicUrl);
  const port = here.port === '' ? '' : `:${here.port}`;
  return { ...found, main_domain_url: `${here.protocol}//${found.domain_name}${port}` };
}

/** An operator's change shows after this time. */
const SITE_TTL_MS = 5_000;
const SITES_KEPT = 500;
const sites = new WeakMap<Context, ShortCache<Site>>();

/** The site that a host selects; an unknown host gets the default one. */
export function siteOfHost(context: Context, hostname: string): Promise<Site> {
  const cache = sites.get(context) ?? createShortCache<Site>(SITE_TTL_MS, SITES_KEPT);
  sites.set(context, cache);
  return cache.get(hostname, () => readSite(context, hostname));
}

async function readSite(context: Context, hostname: string): Promise<Site> {
  const find = async (host: string) => {
    const [row] = await context.database.orm.select().from(site).where(eq(site.host, host));
    const parsed = row ? v.safeParse(SiteSchema, row.config) : null;
    return parsed?.success ? parsed.output : null;
  };
  const found = (await find(hostname)) ?? (await find(DEFAULT_HOST)) ?? demoSites.default;
  return atThisPort(found, context.options.publicUrl);
}

const languageOf = (request: FastifyRequest): string | null =>
  /^[a-z]{2}/i.exec(request.headers['accept-language'] ?? '')?.[0].toLowerCase() ?? null;

export function registerSite(app: FastifyInstance, context: Context): void {
  const { database, signer, options } = context;

  registerOperation(app, context, 'GET /site_config', async ({ query, viewer, request, reply }) => {
    const found = await siteOfHost(context, hostnameOf(hostOf(request, options)));
    let csrf: string | null = null;
    if (query.ssr !== '1') {
      const session = viewer.token === '' ? makeGuest(signer) : viewer;
      if (viewer.token === '') setSessionCookie(request, reply, options, session.token);
      csrf = csrfToken(signer, session);
    }
    const answer: SiteConfig = {
      version: '1',
      csrf,
      approvedTagSlugs: await approvedTags(database.orm),
      arePromoProductsEnabled: { freeTokensProduct: options.signupTokens > 0, wheelProduct: false },
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
      site: found,
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
    // Paying later needs a card on file: asking for it is not enough.
    const { postpay, ...rest } = body;
    const changes = postpay === true && !viewer.user.traits.hasCard ? rest : body;
    const stored = { ...viewer.user.settings, ...changes };
    await database.orm.update(user).set({ settings: stored }).where(eq(user.id, viewer.user.id));
    const settings = settingsFrom(stored);
    await context.broadcast.toUser(viewer.user.id, 'v3.user.settings', { settings });
    return { settings };
  });
}
