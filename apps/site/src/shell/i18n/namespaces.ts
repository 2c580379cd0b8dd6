import { billingLocales } from '@footlight/billing-widgets';
import { roomLocales } from '@footlight/room-widgets';
import { browseLocales } from '@footlight/site-widgets';
import { commonLocales, uiLocales } from '@footlight/ui';
import type { lazyNamespaces } from './lazy-namespaces.ts';
import { siteLocales } from './locales/site/index.ts';

/** Namespaces of first views and their loaders, with one file for each language. */
export const namespaces = {
  ui: uiLocales,
  common: commonLocales,
  site: siteLocales,
  room: roomLocales,
  billing: billingLocales,
  browse: browseLocales,
} as const;
export type Namespace = keyof typeof namespaces | keyof typeof lazyNamespaces;

/** Namespaces that every page needs; routes and modals name the others. */
export const BASE_NAMESPACES: readonly Namespace[] = ['ui', 'common', 'site'];
