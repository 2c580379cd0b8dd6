import type { CallAnswer } from '@footlight/contract/operations';
import { faqKey } from '../../features/content/content-keys.ts';
import { faqPageData } from '../../features/content/faq-data.ts';
import type { RouteModule } from '../../shell/routes/route-module.ts';
import { FaqPage } from './faq-page.tsx';

/** `/faq` */
export const route: RouteModule = {
  namespaces: ['faq'],
  keys: (_params, _pathname, language) => [faqKey(language)],
  seo: ({ pathname, site: { site }, t }) => ({
    title: t('faq:seo', { site: site.display_name }),
    description: t('faq:description', { site: site.display_name }),
    canonical: pathname,
  }),
  structuredData: ({ data, base }) =>
    faqPageData((data as CallAnswer<'GET /faq'> | undefined)?.data ?? [], base),
  Component: FaqPage,
};
