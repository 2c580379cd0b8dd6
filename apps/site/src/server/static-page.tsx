import type { Language, SiteCustom } from '@footlight/contract';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { brandStyles } from './brand-styles.ts';

/** A page without script and picture, which asks nothing of the platform. */
export const STATIC_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
};

interface StaticPage {
  i18n: i18n;
  language: Language;
  title: string;
  custom: SiteCustom;
  /** Style sheets of every page; the brand's own is added. */
  styles: readonly string[];
  children: ReactNode;
}

/** Style sheets of a static page: those of the site, and the brand's own. */
export const staticStyles = (custom: SiteCustom, styles: readonly string[]): string[] => [
  ...styles,
  brandStyles(custom).href,
];

/** A page as HTML, in a brand and a language. */
export const staticPage = ({ i18n, language, title, custom, styles, children }: StaticPage): string => {
  const [light, dark] = brandStyles(custom).themeColors;
  const markup = renderToStaticMarkup(
    <html lang={language} dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={dark} />
        <title>{title}</title>
        {staticStyles(custom, styles).map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
      </body>
    </html>,
  );
  return `<!doctype html>${markup}`;
};
