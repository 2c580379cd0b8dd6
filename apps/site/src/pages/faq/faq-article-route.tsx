import type { CallAnswer } from '@footlight/contract/operations';
import { faqEntryKey } from '../../features/content/content-keys.ts';
import { faqPageData } from '../../features/content/faq-data.ts';
import type { RouteModule } from '../../shell/routes/route-module.ts';
import { FaqArticlePage } from './faq-article-page.tsx';

const entryOf = (data: unknown) => (data as CallAnswer<'GET /faq/{id}'> | undefined)?.entry;

/** `/faq/{id}` */
export const route: RouteModule = {
  namespaces: ['faq'],
  keys: ({ id = '' }, _pathname, language) => [faqEntryKey(id, language)],
  seo: ({ data, pathname, site: { site }, t }) => {
    const entry = entryOf(data);
    return {
      title: t('faq:seoArticle', {
        question: entry?.question ?? t('faq:title'),
        site: site.display_name,
      }),
      description: entry?.answer[0] ?? t('faq:description', { site: site.display_name }),
      canonical: entry ? `/faq/${entry.slug}` : pathname,
      isPrivate: entry === undefined,
    };
  },
  structuredData: ({ data, base }) => {
    const entry = entryOf(data);
    return entry ? faqPageData([entry], base) : null;
  },
  Component: FaqArticlePage,
};
