import { createHash } from 'node:crypto';
import { LANGUAGES, offersApp, type SiteConfig } from '@footlight/contract';
import { APP_CONFIG, type AppConfig } from '../../worker/app-config.ts';
import { staticStyles } from '../static-page.tsx';
import { offlinePage, offlinePath } from './offline-page.tsx';

/** A worker may talk to its own site only. */
export const WORKER_HEADERS = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'no-cache',
  'content-security-policy':
    "default-src 'none'; connect-src 'self'; img-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
  'x-content-type-options': 'nosniff',
};

const configOf = async (site: SiteConfig['site'], styles: readonly string[]): Promise<AppConfig> => {
  if (!offersApp(site)) return { release: '', isOn: false, pages: {}, styles: [] };
  const hash = createHash('sha256');
  for (const language of LANGUAGES) hash.update(await offlinePage(site, { language, styles }));
  return {
    release: hash.digest('base64url').slice(0, 16),
    isOn: true,
    pages: Object.fromEntries(LANGUAGES.map((language) => [language, offlinePath(language)])),
    styles: staticStyles(site.custom, styles),
  };
};

/** The service worker of a brand: what it keeps, and its script. Browsers compare it byte by byte to find a new one. */
export const workerFile = async (
  site: SiteConfig['site'],
  { script, styles }: { script: string; styles: readonly string[] },
): Promise<string> =>
  `self.${APP_CONFIG}=${JSON.stringify(await configOf(site, styles))};\n${script.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n')}`;
