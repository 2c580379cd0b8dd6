import type { en as common } from './common/en.ts';
import type { en } from './en.ts';
import type { en as extra } from './extra/en.ts';
import type { LocaleLoaders } from './texts-of.ts';

/** What every page needs: namespace `ui`. */
export const uiLocales: LocaleLoaders<typeof en> = {
  en: () => import('./en.ts').then((module) => module.en),
  de: () => import('./de.ts').then((module) => module.de),
  es: () => import('./es.ts').then((module) => module.es),
  fr: () => import('./fr.ts').then((module) => module.fr),
  it: () => import('./it.ts').then((module) => module.it),
  nl: () => import('./nl.ts').then((module) => module.nl),
};

/** Words that several packages share, such as "Close" and "Try again": namespace `common`, needed by every page. */
export const commonLocales: LocaleLoaders<typeof common> = {
  en: () => import('./common/en.ts').then((module) => module.en),
  de: () => import('./common/de.ts').then((module) => module.de),
  es: () => import('./common/es.ts').then((module) => module.es),
  fr: () => import('./common/fr.ts').then((module) => module.fr),
  it: () => import('./common/it.ts').then((module) => module.it),
  nl: () => import('./common/nl.ts').then((module) => module.nl),
};

/** Texts of components that only some pages have, such as card fields or a lightbox: namespace `extra`. */
export const extraLocales: LocaleLoaders<typeof extra> = {
  en: () => import('./extra/en.ts').then((module) => module.en),
  de: () => import('./extra/de.ts').then((module) => module.de),
  es: () => import('./extra/es.ts').then((module) => module.es),
  fr: () => import('./extra/fr.ts').then((module) => module.fr),
  it: () => import('./extra/it.ts').then((module) => module.it),
  nl: () => import('./extra/nl.ts').then((module) => module.nl),
};
