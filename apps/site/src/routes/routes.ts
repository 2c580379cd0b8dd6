import { controlPath, SECTIONS } from '@footlight/contract';
import type { RouteModule } from './route-module.ts';

/** Every page of the site: a path and where its module is. Order does not matter; the most specific path wins. */
export interface SiteRoute {
  /** Source file of the module, as the browser build names it. */
  file: string;
  path: string;
  /** Takes money, age, consent or a login: an operator's style sheet is not loaded. */
  isProtected: boolean;
  load(): Promise<{ route: RouteModule }>;
}

const page = (path: string, file: string, load: SiteRoute['load'], isProtected = false): SiteRoute => ({
  path,
  isProtected,
  file: `src/routes/${file}`,
  load,
});
const item = (path: string) =>
  page(path, 'media-item-route.tsx', () => import('./media-item-route.tsx'), true);
const media = (path: string) => page(path, 'media-route.tsx', () => import('./media-route.tsx'), true);
const account = (path: string) =>
  page(path, 'account-tokens-route.tsx', () => import('./account-tokens-route.tsx'), true);
const fanClub = () => import('./fan-club-route.tsx');
const browse = (path: string) => page(path, 'browse-route.tsx', () => import('./browse-route.tsx'));

export const SITE_ROUTES: readonly SiteRoute[] = [
  browse('/'),
  ...SECTIONS.map(browse),
  ...(['', ...SECTIONS] as const).map((section) => browse(controlPath(section))),
  ...(['', ...SECTIONS] as const).map((section) =>
    page(`${section}/fanclub/:tab`, 'fan-club-route.tsx', fanClub),
  ),
  page('/login', 'login-route.tsx', () => import('./login-route.tsx'), true),
  page('/register', 'register-route.tsx', () => import('./register-route.tsx'), true),
  ...['/account/tokens', '/account/membership', '/account/verify', '/verify', '/email/confirm'].map(account),
  page('/studio/brand', 'brand-studio-route.tsx', () => import('./brand-studio-route.tsx'), true),
  page('/messages', 'messages-route.tsx', () => import('./messages-route.tsx'), true),
  page('/view-history', 'view-history-route.tsx', () => import('./view-history-route.tsx')),
  ...['/:username/media/:slug/:id', '/:username/pictures/:id', '/:username/videos/:id'].map(item),
  ...['/:username/media', '/media/:list', '/account/media'].map(media),
  page('/:username/fanclub', 'fan-club-route.tsx', fanClub, true),
  page('/:username', 'room-route.tsx', () => import('./room-route.tsx')),
  page('*', 'not-found-route.tsx', () => import('./not-found-route.tsx')),
];
