import { billingLocales } from '@footlight/billing-widgets';
import { roomLocales } from '@footlight/room-widgets';
import { uiLocales } from '@footlight/ui';
import { siteLocales } from '../locales/index.ts';
import type { lateNamespaces } from './late-namespaces.ts';

/** Namespaces of first views and where their texts are loaded from, one file a language. */
export const namespaces = {
  ui: uiLocales,
  site: siteLocales,
  room: roomLocales,
  billing: billingLocales,
} as const;
export type Namespace = keyof typeof namespaces | keyof typeof lateNamespaces;

/** What every page needs; routes and modals name the others. */
export const BASE_NAMESPACES: readonly Namespace[] = ['ui', 'site'];
