import type { Language } from '@footlight/contract';
import { Button, ErrorPage } from '@footlight/ui';
import { type CachedPage, cachedPage } from './page-cache.ts';
import { serverI18n } from './server-i18n.ts';
import { STATIC_HEADERS, staticPage } from './static-page.tsx';

const HEADERS = { ...STATIC_HEADERS, 'cache-control': 'no-store', 'retry-after': '5' };

/**
 * What a page shows while the platform does not answer: without it the site does not know whose host this is, so the page
 * has no brand. Its link has the address that was asked for.
 */
export const awayPage = async (language: Language, styles: readonly string[]): Promise<CachedPage> => {
  const i18n = await serverI18n(language);
  const html = staticPage({
    i18n,
    language,
    title: i18n.t('error.title', { ns: 'ui' }),
    custom: {},
    styles,
    children: (
      <main className="grid min-h-dvh place-items-center bg-canvas text-text">
        <ErrorPage
          code={503}
          action={
            <Button asChild>
              {/* biome-ignore lint/a11y/useValidAnchor: an empty address loads the page that failed again */}
              <a href="">{i18n.t('retry', { ns: 'common' })}</a>
            </Button>
          }
        />
      </main>
    ),
  });
  return cachedPage(503, HEADERS, html);
};
