import type { Language, SiteConfig } from '@footlight/contract';
import { OfflineScreen } from '../../app/offline/offline-screen/offline-screen.tsx';
import { serverI18n } from '../server-i18n.ts';
import { STATIC_HEADERS, staticPage } from '../static-page.tsx';

/** Address of the offline page in a language. Visitors see it only at the address that failed. */
export const offlinePath = (language: Language): string => `/offline.html?language=${language}`;

export const OFFLINE_HEADERS = { ...STATIC_HEADERS, 'cache-control': 'no-cache' };

/** The offline page of a brand in a language, as HTML. */
export const offlinePage = async (
  site: SiteConfig['site'],
  { language, styles }: { language: Language; styles: readonly string[] },
): Promise<string> => {
  const i18n = await serverI18n(language);
  return staticPage({
    i18n,
    language,
    title: `${i18n.t('noNetwork.title', { ns: 'site' })} · ${site.display_name}`,
    custom: site.custom,
    styles,
    children: <OfflineScreen siteName={site.display_name} />,
  });
};
