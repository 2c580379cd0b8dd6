import type { Language } from '@footlight/contract';
import { languageBase } from '../i18n/language.ts';

/** The canonical address of a page in a language; `base` has no slash at its end. */
export const canonicalAddress = (base: string, language: Language, path: string): string =>
  `${base}${languageBase(language)}${path}`.replace(languageBase(language) ? /\/(?=\?|$)/ : /(?<=.)\/$/, '');
