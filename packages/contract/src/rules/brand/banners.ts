import { SECTIONS } from '../constants.ts';
import { withoutTrailingSlashes } from '../paths.ts';

/** Pages without banners and promos (spec 1 §2). */
const QUIET_PATHS = new Set<string>([
  ...['/', '/games', '/affiliates', '/dickometrics', '/email/subscription', '/esports', '/feel-her'],
  ...['/free-register/connect', '/inbox', '/irishcurse', '/login', '/models', '/models/signup', '/pg-login'],
  ...['/press', '/register', '/support', '/verify-age', '/wifeaway', '/faq', '/casa-salsa', '/legal'],
  ...['/multi-filter', '/speed-date', '/voyeur-house', '/porn', '/porn-gifs', '/contests'],
  ...SECTIONS,
  ...SECTIONS.map((section) => `${section}/feed`),
]);

/** True for a page without banners and promos (spec 1 §2); the path excludes the language. */
export const isQuietPath = (path: string): boolean => {
  const bare = withoutTrailingSlashes(path);
  // `/legal` of the specification is the family of this site's legal pages.
  return QUIET_PATHS.has(bare) || bare.endsWith('/fans') || bare.startsWith('/legal/');
};

/** Whether this site has banners and promos: white labels and hide-banner sites have none (spec 1 §6). */
export const hasBanners = (site: {
  is_whitelabel: boolean;
  custom: { hide_banner?: boolean | undefined };
}): boolean => !site.is_whitelabel && site.custom.hide_banner !== true;

/** Whether this visitor sees banners: premium users and models do not (spec 1 §6). */
export const mayShowBanner = (
  site: Parameters<typeof hasBanners>[0],
  user: { membership: string | null; type: string | null } | null,
  path: string,
): boolean =>
  hasBanners(site) && !isQuietPath(path) && !(user && (user.membership !== null || user.type === 'model'));

/** Time between two popunders (spec 1 §9). */
export const POPUNDER_EVERY = 24 * 3_600_000;

/** Whether a click may open the brand's popunder: where banners may be shown, with consent, at most once a day. */
export const mayPopunder = (
  site: Parameters<typeof hasBanners>[0] & { custom: { popunder_url?: string | undefined } },
  user: Parameters<typeof mayShowBanner>[1],
  {
    path,
    hasConsent,
    shownAt,
    now,
  }: { path: string; hasConsent: boolean; shownAt: number | null; now: number },
): boolean =>
  Boolean(site.custom.popunder_url) &&
  hasConsent &&
  mayShowBanner(site, user, path) &&
  // A clock that was set back does not open it again.
  (shownAt === null || Math.abs(now - shownAt) >= POPUNDER_EVERY);
