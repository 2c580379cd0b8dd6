import type { LocaleLoaders } from '@footlight/ui';
import type { en } from './en.ts';

declare global {
  interface FootlightNamespaces {
    spending: typeof en;
  }
}

/** Texts of limits, post-pay and auto re-up: namespace `spending`. They come with what shows them. */
export const spendingLocales: LocaleLoaders<typeof en> = {
  en: () => import('./en.ts').then((module) => module.en),
  de: () => import('./de.ts').then((module) => module.de),
  es: () => import('./es.ts').then((module) => module.es),
  fr: () => import('./fr.ts').then((module) => module.fr),
  it: () => import('./it.ts').then((module) => module.it),
  nl: () => import('./nl.ts').then((module) => module.nl),
};
