import {
  AGE_CHECK_PATH,
  CARD_CHECK_PATH,
  CARD_CHECK_SHORT_PATH,
  LIST_HEADS,
  OLD_LIST_HEADS,
  SECTIONS,
} from '@footlight/contract';
import { MOVED_PAGES } from '../../shell/routes/moved-pages.ts';
import type { RouteModule } from '../../shell/routes/route-module.ts';

/** Every page of the site: its path and its module. Order does not matter; the most specific path wins. */
export interface SiteRoute {
  /** Source file of the module, as the browser build names it. */
  file: string;
  path: string;
  /** The page takes money, age, consent or a login, so an operator's style sheet is not loaded. */
  isProtected: boolean;
  /** The page belongs to studio, Brand Studio or back office and is shown in their frame. */
  isWork: boolean;
  load(): Promise<{ route: RouteModule }>;
}

const page = (
  paths: readonly string[],
  file: string,
  load: SiteRoute['load'],
  isProtected = false,
): SiteRoute[] =>
  paths.map((path) => ({ path, isProtected, isWork: false, file: `src/pages/${file}`, load }));

/** Pages of work, which only some accounts have and which are all protected. */
const workPage = (paths: readonly string[], file: string, load: SiteRoute['load']): SiteRoute[] =>
  page(paths, file, load, true).map((route) => ({ ...route, isWork: true }));

/** Source file and texts of the frame around them. */
export const WORK_FRAME = 'src/app/work-pages/work-shell.tsx';
export const WORK_NAMESPACES = ['navigation', 'member'] as const;

const heads = [...LIST_HEADS, ...Object.keys(OLD_LIST_HEADS)];
const ALL_AND_SECTIONS = ['', ...SECTIONS] as const;

export const SITE_ROUTES: readonly SiteRoute[] = [
  ...page(['/'], 'browse/home-route.tsx', () => import('../../pages/browse/home-route.tsx')),
  ...page(
    // The platform knows which lists exist below (the contract's `LISTS`); other pages are more specific.
    // `/{username}/vr` would be more specific than a section's list.
    [
      ...[...SECTIONS, ...heads.map((head) => `/${head}`)].map((start) => `${start}/*`),
      ...SECTIONS.map((section) => `${section}/vr`),
    ],
    'browse/browse-route.tsx',
    () => import('../../pages/browse/browse-route.tsx'),
  ),
  ...page(
    ['/men/versus', '/trans/versus', '/couples/versus', '/contests/girls/versus'],
    'browse/versus-route.tsx',
    () => import('../../pages/browse/versus-route.tsx'),
  ),
  ...page(
    SECTIONS.map((section) => `${section}/feed`),
    'feed/feed-route.tsx',
    () => import('../../pages/feed/feed-route.tsx'),
  ),
  ...page(
    ALL_AND_SECTIONS.map((section) => `${section}/fanclub/:tab`),
    'fan-clubs/fan-clubs-route.tsx',
    () => import('../../pages/fan-clubs/fan-clubs-route.tsx'),
  ),
  ...page(
    ['/multi-filter'],
    'multi-filter/multi-filter-route.tsx',
    () => import('../../pages/multi-filter/multi-filter-route.tsx'),
  ),
  ...page(
    ['/followed', '/for-you'],
    'personal-list/personal-list-route.tsx',
    () => import('../../pages/personal-list/personal-list-route.tsx'),
  ),
  ...page(
    ['/most-liked'],
    'most-liked/most-liked-route.tsx',
    () => import('../../pages/most-liked/most-liked-route.tsx'),
  ),
  ...page(['/search'], 'search/search-route.tsx', () => import('../../pages/search/search-route.tsx')),
  ...page(
    ['/tags', '/tags/:section'],
    'tags/tags-route.tsx',
    () => import('../../pages/tags/tags-route.tsx'),
  ),
  ...page(['/login'], 'login/login-route.tsx', () => import('../../pages/login/login-route.tsx'), true),
  ...page(
    ['/register'],
    'register/register-route.tsx',
    () => import('../../pages/register/register-route.tsx'),
    true,
  ),
  ...page(
    ['/models/signup'],
    'models-signup/models-signup-route.tsx',
    () => import('../../pages/models-signup/models-signup-route.tsx'),
    true,
  ),
  ...page(
    ['/oauth/callback'],
    'oauth-callback/oauth-callback-route.tsx',
    () => import('../../pages/oauth-callback/oauth-callback-route.tsx'),
    true,
  ),
  ...page(
    ['/forgot-password'],
    'forgot-password/forgot-password-route.tsx',
    () => import('../../pages/forgot-password/forgot-password-route.tsx'),
    true,
  ),
  ...page(
    ['/reset-password'],
    'reset-password/reset-password-route.tsx',
    () => import('../../pages/reset-password/reset-password-route.tsx'),
    true,
  ),
  ...page(
    ['/account/settings'],
    'account-settings/account-settings-route.tsx',
    () => import('../../pages/account-settings/account-settings-route.tsx'),
    true,
  ),
  ...page(
    ['/account/tokens'],
    'account-tokens/account-tokens-route.tsx',
    () => import('../../pages/account-tokens/account-tokens-route.tsx'),
    true,
  ),
  ...page(
    ['/account/security'],
    'account-security/account-security-route.tsx',
    () => import('../../pages/account-security/account-security-route.tsx'),
    true,
  ),
  ...page(
    ['/account/membership'],
    'account-membership/account-membership-route.tsx',
    () => import('../../pages/account-membership/account-membership-route.tsx'),
    true,
  ),
  ...page(
    [AGE_CHECK_PATH],
    'verify-age/verify-age-route.tsx',
    () => import('../../pages/verify-age/verify-age-route.tsx'),
    true,
  ),
  ...page(
    [CARD_CHECK_PATH, CARD_CHECK_SHORT_PATH],
    'account-verify/account-verify-route.tsx',
    () => import('../../pages/account-verify/account-verify-route.tsx'),
    true,
  ),
  ...page(
    ['/support'],
    'support/support-route.tsx',
    () => import('../../pages/support/support-route.tsx'),
    true,
  ),
  ...page(
    ['/speed-date', '/random-chat'],
    'meet/meet-route.tsx',
    () => import('../../pages/meet/meet-route.tsx'),
    true,
  ),
  ...page(['/faq'], 'faq/faq-route.tsx', () => import('../../pages/faq/faq-route.tsx')),
  ...page(['/faq/:id'], 'faq/faq-article-route.tsx', () => import('../../pages/faq/faq-article-route.tsx')),
  ...page(
    ['/porn', '/porn/tag/:tag'],
    'free-videos/free-videos-route.tsx',
    () => import('../../pages/free-videos/free-videos-route.tsx'),
  ),
  ...page(
    ['/porn/tag'],
    'free-videos/free-video-tags-route.tsx',
    () => import('../../pages/free-videos/free-video-tags-route.tsx'),
  ),
  ...page(
    ['/porn/model'],
    'free-videos/free-video-models-route.tsx',
    () => import('../../pages/free-videos/free-video-models-route.tsx'),
  ),
  ...page(
    ['/porn/model/:name'],
    'free-videos/free-videos-of-route.tsx',
    () => import('../../pages/free-videos/free-videos-of-route.tsx'),
  ),
  ...page(
    ['/porn/video/:slug'],
    'free-videos/free-video-route.tsx',
    () => import('../../pages/free-videos/free-video-route.tsx'),
  ),
  ...page(
    ['/ai-girlfriend', '/ai-girlfriend/:name'],
    'ai/ai-route.tsx',
    () => import('../../pages/ai/ai-route.tsx'),
    true,
  ),
  ...page(['/press'], 'press/press-route.tsx', () => import('../../pages/press/press-route.tsx')),
  ...page(['/redir/:key'], 'redir/redir-route.tsx', () => import('../../pages/redir/redir-route.tsx'), true),
  ...page(
    ['/versus-tournament/leaderboard', '/versus-tournament/leaderboard/:id'],
    'versus-tournament/versus-tournament-route.tsx',
    () => import('../../pages/versus-tournament/versus-tournament-route.tsx'),
  ),
  ...page(
    ['/dickometrics'],
    'ratings/ratings-route.tsx',
    () => import('../../pages/ratings/ratings-route.tsx'),
  ),
  ...page(
    ['/dickometrics/:name'],
    'ratings/rating-model-route.tsx',
    () => import('../../pages/ratings/rating-model-route.tsx'),
    true,
  ),
  ...page(['/legal/:key'], 'legal/legal-route.tsx', () => import('../../pages/legal/legal-route.tsx'), true),
  ...page(
    ['/email/confirm'],
    'email-confirm/email-confirm-route.tsx',
    () => import('../../pages/email-confirm/email-confirm-route.tsx'),
    true,
  ),
  ...page(
    ['/email/unsubscribe'],
    'email-unsubscribe/email-unsubscribe-route.tsx',
    () => import('../../pages/email-unsubscribe/email-unsubscribe-route.tsx'),
    true,
  ),
  ...page(
    ['/account/media'],
    'my-media/my-media-route.tsx',
    () => import('../../pages/my-media/my-media-route.tsx'),
    true,
  ),
  ...workPage(
    ['/studio'],
    'go-live/go-live-route.tsx',
    () => import('../../pages/go-live/go-live-route.tsx'),
  ),
  ...workPage(
    ['/studio/brand'],
    'brand-studio/brand-studio-route.tsx',
    () => import('../../pages/brand-studio/brand-studio-route.tsx'),
  ),
  ...workPage(
    [
      '/admin',
      '/admin/users',
      '/admin/users/:username',
      '/admin/applications',
      '/admin/reports',
      '/admin/sites',
      '/admin/money',
      '/admin/payouts',
      '/admin/jobs',
      '/admin/audit',
      '/admin/keys',
    ],
    'admin/admin-route.tsx',
    () => import('../../pages/admin/admin-route.tsx'),
  ),
  ...workPage(
    ['/studio/schedule'],
    'studio-schedule/studio-schedule-route.tsx',
    () => import('../../pages/studio-schedule/studio-schedule-route.tsx'),
  ),
  ...workPage(
    ['/studio/media'],
    'studio-media/studio-media-route.tsx',
    () => import('../../pages/studio-media/studio-media-route.tsx'),
  ),
  ...workPage(
    ['/studio/earnings'],
    'studio-earnings/studio-earnings-route.tsx',
    () => import('../../pages/studio-earnings/studio-earnings-route.tsx'),
  ),
  ...page(
    // One route, so that the list stays while conversations open and close.
    ['/messages/:username?'],
    'messages/messages-route.tsx',
    () => import('../../pages/messages/messages-route.tsx'),
    true,
  ),
  ...page(
    ['/view-history'],
    'view-history/view-history-route.tsx',
    () => import('../../pages/view-history/view-history-route.tsx'),
  ),
  ...page(
    ['/media/:list'],
    'media-list/media-list-route.tsx',
    () => import('../../pages/media-list/media-list-route.tsx'),
    true,
  ),
  ...page(
    ['/:username/media'],
    'user-media/user-media-route.tsx',
    () => import('../../pages/user-media/user-media-route.tsx'),
    true,
  ),
  ...page(
    ['/:username/media/:slug/:id', '/:username/pictures/:id', '/:username/videos/:id'],
    'media-item/media-item-route.tsx',
    () => import('../../pages/media-item/media-item-route.tsx'),
    true,
  ),
  ...page(
    ['/:username/fanclub'],
    'fan-club/fan-club-route.tsx',
    () => import('../../pages/fan-club/fan-club-route.tsx'),
    true,
  ),
  ...page(['/:username/vr'], 'room/vr-route.tsx', () => import('../../pages/room/vr-route.tsx')),
  ...page(['/:username/bio'], 'bio/bio-route.tsx', () => import('../../pages/bio/bio-route.tsx')),
  ...page(['/:username'], 'room/room-route.tsx', () => import('../../pages/room/room-route.tsx')),
  ...page(
    Object.keys(MOVED_PAGES),
    'moved/moved-route.tsx',
    () => import('../../pages/moved/moved-route.tsx'),
    true,
  ),
  ...page(['*'], 'not-found/not-found-route.tsx', () => import('../../pages/not-found/not-found-route.tsx')),
];
