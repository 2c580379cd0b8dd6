import { appIconUrl, offersApp } from '@footlight/contract';
import type { ReactNode } from 'react';
import { faviconOf, pngIconOf } from '../../shell/app/favicon.ts';
import { useBoot } from '../../shell/boot/boot.ts';
import { useSiteConfig } from '../../shell/site/use-site-config.ts';

/** The HTML document. The brand's style sheet and the scheme are set before the first paint. */
export const Document = ({ children }: { children: ReactNode }) => {
  const { language, scheme, head } = useBoot();
  const { site } = useSiteConfig();
  const [light, dark] = head.themeColors;
  const png = pngIconOf(site);
  return (
    <html lang={language} dir="ltr" data-scheme={scheme ?? undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
        />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={dark} />
        {png ? <link rel="icon" type="image/png" sizes="192x192" href={png} /> : null}
        <link rel="icon" href={faviconOf(site)} />
        {head.font ? (
          <link rel="preload" as="font" type="font/woff2" href={head.font} crossOrigin="anonymous" />
        ) : null}
        {offersApp(site) ? <link rel="manifest" href={`/manifest.webmanifest?language=${language}`} /> : null}
        {offersApp(site) ? <link rel="apple-touch-icon" href={appIconUrl('192')} /> : null}
        {head.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <link rel="stylesheet" href={head.brand} />
      </head>
      <body>{children}</body>
    </html>
  );
};
