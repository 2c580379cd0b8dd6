/** One i18next instance for all stories, with every namespace in the languages that were shown. */
import { billingLocales, limitLocales, promoLocales, walletLocales } from '@footlight/billing-widgets';
import {
  broadcasterLocales,
  camsLocales,
  liveLocales,
  meetLocales,
  playerLocales,
  reportsLocales,
  roomAppLocales,
  roomLocales,
  roomMoreLocales,
  socialLocales,
  toysLocales,
  vrLocales,
  watchTogetherLocales,
} from '@footlight/room-widgets';
import {
  accountLocales,
  aiLocales,
  applicationLocales,
  brandLocales,
  browseLocales,
  consentLocales,
  contentLocales,
  fanClubLocales,
  faqLocales,
  homeLocales,
  legalLocales,
  listsLocales,
  mediaLocales,
  memberLocales,
  passwordLocales,
  pwaLocales,
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
import { commonLocales, extraLocales, isLanguage, type Language, uiLocales } from '@footlight/ui';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { navigationLocales } from '../apps/site/src/shell/i18n/locales/navigation/index.ts';
import { noticeLocales } from '../apps/site/src/shell/i18n/locales/notices/index.ts';
import { siteLocales } from '../apps/site/src/shell/i18n/locales/site/index.ts';
import { pseudo } from './pseudo.ts';
import { PSEUDO } from './toolbar.ts';

/** A package with texts adds its loaders here. */
export const namespaces = {
  ui: uiLocales,
  common: commonLocales,
  extra: extraLocales,
  room: roomLocales,
  'room-apps': roomAppLocales,
  'room-more': roomMoreLocales,
  player: playerLocales,
  broadcaster: broadcasterLocales,
  billing: billingLocales,
  promos: promoLocales,
  limits: limitLocales,
  wallet: walletLocales,
  site: siteLocales,
  admin: adminLocales,
  ai: aiLocales,
  account: accountLocales,
  applications: applicationLocales,
  browse: browseLocales,
  brand: brandLocales,
  'fan-clubs': fanClubLocales,
  consent: consentLocales,
  content: contentLocales,
  studio: studioLocales,
  faq: faqLocales,
  home: homeLocales,
  legal: legalLocales,
  lists: listsLocales,
  media: mediaLocales,
  member: memberLocales,
  navigation: navigationLocales,
  notices: noticeLocales,
  live: liveLocales,
  versus: versusLocales,
  password: passwordLocales,
  settings: settingsLocales,
  search: searchLocales,
  security: securityLocales,
  pwa: pwaLocales,
  domains: domainsLocales,
  reports: reportsLocales,
  schedule: scheduleLocales,
  earnings: earningsLocales,
  library: libraryLocales,
  support: supportLocales,
  social: socialLocales,
  cams: camsLocales,
  meet: meetLocales,
  toys: toysLocales,
  'watch-together': watchTogetherLocales,
  vr: vrLocales,
};

export const i18n = i18next.createInstance();

const ready = i18n.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: false,
  ns: Object.keys(namespaces),
  defaultNS: 'ui',
  resources: {},
  interpolation: { escapeValue: false },
  returnNull: false,
});

type StoryLanguage = Language | typeof PSEUDO;
const known = (value: unknown): StoryLanguage => (value === PSEUDO || isLanguage(value) ? value : 'en');

async function load(language: StoryLanguage): Promise<void> {
  await ready;
  await Promise.all(
    Object.entries(namespaces).map(async ([namespace, loaders]) => {
      const texts = await loaders[language === PSEUDO ? 'en' : language]();
      i18n.addResourceBundle(language, namespace, language === PSEUDO ? pseudo(texts) : texts);
    }),
  );
}

const loads = new Map<StoryLanguage, Promise<void>>();

/**
 * A language loads when a story first speaks it: six times fifty files would keep the first story waiting. A story that
 * shows several at once names them (`parameters.languages`).
 */
export function loadLanguage(language: StoryLanguage): Promise<void> {
  const begun = loads.get(language) ?? load(language);
  loads.set(language, begun);
  return begun;
}

/** Waits for the texts and switches the language where needed. Components re-render, nothing remounts. */
export async function showLanguage(value: unknown): Promise<void> {
  const language = known(value);
  await loadLanguage(language);
  if (i18n.language !== language) await i18n.changeLanguage(language);
}

const instances = new Map<StoryLanguage, typeof i18n>();

/** An instance with a fixed language, for docs pages, which can show stories in several languages. */
export async function instanceOf(value: unknown): Promise<typeof i18n> {
  const language = known(value);
  await loadLanguage(language);
  const instance = instances.get(language) ?? i18n.cloneInstance({ lng: language });
  instances.set(language, instance);
  return instance;
}
