import { type Language, withOneLeadingSlash } from '@footlight/contract';
import { atom } from 'jotai';
import { languageBase } from '../i18n/language.ts';

const YEAR = 31_536_000;
/** Stores a preference that the server reads for the first HTML. It is public and needs no session. */
const keep = (name: string, value: string | null) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is missing in two of the three engines.
  document.cookie = `${name}=${value ?? ''}; path=/; max-age=${value === null ? 0 : YEAR}; samesite=lax`;
};

type SchemeChoice = 'light' | 'dark' | 'system';

/** The scheme that was chosen since this page was opened, here or in another tab. */
export const chosenSchemeAtom = atom<SchemeChoice | null>(null);

/** Shows light, dark or system. Changes one attribute and re-renders nothing. */
export const showScheme = (scheme: SchemeChoice): void => {
  if (scheme === 'system') delete document.documentElement.dataset.scheme;
  else document.documentElement.dataset.scheme = scheme;
};

/** Shows a scheme and keeps it in the browser. */
export const chooseScheme = (scheme: SchemeChoice): void => {
  keep('fl_scheme', scheme === 'system' ? null : scheme);
  showScheme(scheme);
};

/** The static demo may be in a folder of its host; the site never is. */
const FOLDER = import.meta.env.BASE_URL.replace(/\/$/, '');

/** Opens the page in another language, which has its own URL. */
export const chooseLanguage = (language: Language, path: string): void => {
  keep('fl_lang', language);
  window.location.assign(`${FOLDER}${languageBase(language)}${withOneLeadingSlash(path)}`);
};

/** Remembers the section, for `/` (spec 1 §2). */
export const rememberSection = (gender: string | null): void => {
  if (gender) keep('fl_gender', gender);
};
