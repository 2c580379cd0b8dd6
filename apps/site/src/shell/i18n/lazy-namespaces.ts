import { promoLocales, spendingLocales, walletLocales } from '@footlight/billing-widgets';
import {
  appLocales,
  camLocales,
  meetLocales,
  peopleLocales,
  stageLocales,
  streamerLocales,
  toyLocales,
  vrLocales,
  watchLocales,
} from '@footlight/room-widgets';
import {
  accountLocales,
  aiLocales,
  applyLocales,
  clubLocales,
  contentLocales,
  faqLocales,
  homeLocales,
  legalLocales,
  listsLocales,
  mediaLocales,
  passwordLocales,
  searchLocales,
  securityLocales,
  settingsLocales,
  supportLocales,
  versusLocales,
} from '@footlight/site-widgets';
import {
  adminLocales,
  domainsLocales,
  earningsLocales,
  libraryLocales,
  scheduleLocales,
  studioLocales,
} from '@footlight/studio-widgets';
import { extraLocales } from '@footlight/ui';
import { brandLocales } from './locales/brand/index.ts';
import { doorLocales } from './locales/doors/index.ts';
import { liveLocales } from './locales/live/index.ts';
import { newsLocales } from './locales/news/index.ts';
import { pwaLocales } from './locales/pwa/index.ts';
import { reportsLocales } from './locales/reports/index.ts';

/** Namespaces that no first view needs; this list is loaded on demand too. */
export const lazyNamespaces = {
  extra: extraLocales,
  pwa: pwaLocales,
  admin: adminLocales,
  ai: aiLocales,
  account: accountLocales,
  apply: applyLocales,
  brand: brandLocales,
  clubs: clubLocales,
  content: contentLocales,
  studio: studioLocales,
  faq: faqLocales,
  home: homeLocales,
  legal: legalLocales,
  library: libraryLocales,
  earnings: earningsLocales,
  lists: listsLocales,
  live: liveLocales,
  media: mediaLocales,
  doors: doorLocales,
  news: newsLocales,
  password: passwordLocales,
  domains: domainsLocales,
  reports: reportsLocales,
  schedule: scheduleLocales,
  settings: settingsLocales,
  search: searchLocales,
  security: securityLocales,
  support: supportLocales,
  versus: versusLocales,
  wallet: walletLocales,
  promos: promoLocales,
  spending: spendingLocales,
  stage: stageLocales,
  apps: appLocales,
  streamer: streamerLocales,
  people: peopleLocales,
  cam: camLocales,
  meet: meetLocales,
  toy: toyLocales,
  watch: watchLocales,
  vr: vrLocales,
} as const;
