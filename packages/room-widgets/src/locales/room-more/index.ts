import type { LocaleLoaders } from '@footlight/ui';
import type { en } from './en.ts';

declare global {
  interface FootlightNamespaces {
    'room-more': typeof import('./en.ts').en;
  }
}

/** Namespace `room-more`: what is below a live room. Lazily loaded. */
export const roomMoreLocales: LocaleLoaders<typeof en> = {
  en: () => import('./en.ts').then((module) => module.en),
  de: () => import('./de.ts').then((module) => module.de),
  es: () => import('./es.ts').then((module) => module.es),
  fr: () => import('./fr.ts').then((module) => module.fr),
  it: () => import('./it.ts').then((module) => module.it),
  nl: () => import('./nl.ts').then((module) => module.nl),
};
