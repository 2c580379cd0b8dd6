import type { Namespace } from '../shell/i18n/namespaces.ts';

const LOCALES_OF_NAMESPACE: Record<Namespace, string> = {
  ui: '../../packages/ui/src/locales',
  common: '../../packages/ui/src/locales/common',
  extra: '../../packages/ui/src/locales/extra',
  room: '../../packages/room-widgets/src/locales',
  apps: '../../packages/room-widgets/src/locales/apps',
  billing: '../../packages/billing-widgets/src/locales',
  site: 'src/shell/i18n/locales/site',
  pwa: 'src/shell/i18n/locales/pwa',
  apply: 'src/shell/i18n/locales/apply',
  brand: 'src/shell/i18n/locales/brand',
  studio: 'src/shell/i18n/locales/studio',
  home: 'src/shell/i18n/locales/home',
  search: 'src/shell/i18n/locales/search',
  lists: 'src/shell/i18n/locales/lists',
  legal: 'src/shell/i18n/locales/legal',
  media: 'src/shell/i18n/locales/media',
  doors: 'src/shell/i18n/locales/doors',
  news: 'src/shell/i18n/locales/news',
  password: 'src/shell/i18n/locales/password',
  settings: 'src/shell/i18n/locales/settings',
  security: 'src/shell/i18n/locales/security',
  content: 'src/shell/i18n/locales/content',
  support: 'src/shell/i18n/locales/support',
  wallet: '../../packages/billing-widgets/src/locales/wallet',
  promos: '../../packages/billing-widgets/src/locales/promos',
  spending: '../../packages/billing-widgets/src/locales/spending',
  stage: '../../packages/room-widgets/src/locales/stage',
  streamer: '../../packages/room-widgets/src/locales/streamer',
  people: '../../packages/room-widgets/src/locales/people',
  cam: '../../packages/room-widgets/src/locales/cam',
  meet: '../../packages/room-widgets/src/locales/meet',
  toy: '../../packages/room-widgets/src/locales/toy',
};
/** The source file of a namespace in a language, as the browser build names it. */
export const localeSource = (namespace: Namespace, language: string): string =>
  `${LOCALES_OF_NAMESPACE[namespace]}/${language}.ts`;
