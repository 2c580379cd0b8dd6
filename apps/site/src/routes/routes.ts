import { SECTIONS } from '@footlight/contract';
import type { RouteModule } from './route-module.ts';

/** Every page of the site: a path and where its module is. Order does not matter; the most specific path wins. */
export interface SiteRoute {
  path: string;
  load(): Promise<{ route: RouteModule }>;
}

const browse = () => import('./browse-route.tsx');

export const SITE_ROUTES: readonly SiteRoute[] = [
  { path: '/', load: browse },
  ...SECTIONS.map((path) => ({ path, load: browse })),
  { path: '/login', load: () => import('./login-route.tsx') },
  { path: '/register', load: () => import('./register-route.tsx') },
  { path: '/account/tokens', load: () => import('./account-tokens-route.tsx') },
  { path: '/:username', load: () => import('./room-route.tsx') },
  { path: '*', load: () => import('./not-found-route.tsx') },
];
