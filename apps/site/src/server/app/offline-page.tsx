import type { Language, SiteConfig } from '@footlight/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { OfflineScreen } from '../../app/offline/offline-screen/offline-screen.tsx';
import { brandStyles } from '../brand-styles.ts';
import { serverI18n } from '../server-i18n.ts';

/** Address of the offline page in a language. Visitors see it only at the address that failed. */
export const offlinePath = (language: Language): string => `/offline.html?language=${language}`;

/** The page has no script and no picture, and asks nothing of the network. */
export const OFFLINE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
};

/** Style sheets of a brand's offline page: those of the site, and the brand's own. */
export const offlineStyles = (site: SiteConfig['site'], styles: readonly string[]): string[] => [
  ...styles,
  brandStyles(site.custom).href,
];

/** The offline page of a brand in a language, as HTML. */
export const offlinePage = async (
  site: SiteConfig['site'],
  { language, styles }: { language: Language; styles: readonly string[] },
): Promise<string> => {
  const i18n = await serverI18n(language);
  const title = i18n.t('offline.title', { ns: 'pwa' });
  const [light, dark] = brandStyles(site.custom).themeColors;
  const markup = renderToStaticMarkup(
    <html lang={language} dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={dark} />
        <title>{`${title} · ${site.display_name}`}</title>
        {offlineStyles(site, styles).map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <I18nextProvider i18n={i18n}>
          <OfflineScreen siteName={site.display_name} />
        </I18nextProvider>
      </body>
    </html>,
  );
  return `<!doctype html>${markup}`;
};
