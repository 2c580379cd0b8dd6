import { billingLocales } from '@footlight/billing-widgets';
import { appLocales, roomLocales } from '@footlight/room-widgets';
import { extraLocales, uiLocales } from '@footlight/ui';
import { brandLocales } from '../locales/brand/index.ts';
import { siteLocales } from '../locales/index.ts';
import { studioLocales } from '../locales/studio/index.ts';

/** Every namespace of the site and where its texts are loaded from, one file a language. */
export const namespaces = {
  ui: uiLocales,
  extra: extraLocales,
  site: siteLocales,
  brand: brandLocales,
  studio: studioLocales,
  room: roomLocales,
  apps: appLocales,
  billing: billingLocales,
} as const;
export type Namespace = keyof typeof namespaces;

/** What every page needs; routes and modals name the others. */
export const BASE_NAMESPACES: readonly Namespace[] = ['ui', 'site'];
