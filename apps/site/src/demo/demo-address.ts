import type { Language } from '@footlight/contract';
import { languageBase, splitLanguage } from '../shell/i18n/language.ts';

/** An address of the demo, which may be in any folder of its host (`/footlight/` on GitHub Pages). */
export interface DemoAddress {
  language: Language;
  /** Without folder and language. */
  path: string;
  /** Folder and language: the router's basename. */
  base: string;
}

/** `folder` starts and ends with a slash. */
export const readDemoAddress = (pathname: string, folder: string): DemoAddress => {
  const inside = `/${pathname.slice(folder.length)}`;
  const { language, path } = splitLanguage(inside);
  const known = language ?? 'en';
  // Hosts that serve a folder's index.html lead to its address with a slash.
  const plain = path.replace(/\/+$/, '').replace(/\/index\.html$/, '') || '/';
  return { language: known, path: plain, base: folder.slice(0, -1) + languageBase(known) };
};
