import { type Language, withOneLeadingSlash } from '@footlight/contract';
import { languageBase } from '../i18n/language.ts';

const YEAR = 31_536_000;
/** Stores a preference that the server reads for the first HTML. It is public and needs no session. */
const keep = (name: string, value: string | null) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is missing in two of the three engines.
  document.cookie = `${name}=${value ?? ''}; path=/; max-age=${value === null ? 0 : YEAR}; samesite=lax`;
};

/** Sets light, dark or system. Changes one attribute and re-renders nothing. */
export const chooseScheme = (scheme: 'light' | 'dark' | 'system'): void => {
  const fixed = scheme === 'system' ? null : scheme;
  keep('fl_scheme', fixed);
  if (fixed) document.documentElement.dataset.scheme = fixed;
  else delete document.documentElement.dataset.scheme;
};

/** Opens the page in another language, which has its own URL. */
export const chooseLanguage = (language: Language, path: string): void => {
  keep('fl_lang', language);
  window.location.assign(`${languageBase(language)}${withOneLeadingSlash(path)}`);
};

/** Remembers the section, for `/` (spec 1 §2). */
export const rememberSection = (gender: string | null): void => {
  if (gender) keep('fl_gender', gender);
};
