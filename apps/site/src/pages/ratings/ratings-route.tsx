import { ratingModelsKey } from '../../features/content/content-keys.ts';
import { listAddress, pageOf, pageText } from '../../features/content/list-address.ts';
import type { RouteModule } from '../../shell/routes/route-module.ts';
import { RatingsPage } from './ratings-page.tsx';

/** `/dickometrics` */
export const route: RouteModule = {
  namespaces: ['content'],
  searchParams: ['p'],
  keys: (_params, _pathname, _language, query) => [ratingModelsKey(pageOf(query, 'p'))],
  seo: ({ pathname, query, site: { site }, t }) => ({
    title: t('content:ratings.seo', { site: site.display_name }),
    description: t('content:ratings.description', { site: site.display_name }),
    canonical: listAddress(pathname, { p: pageText(pageOf(query, 'p')) }),
  }),
  Component: RatingsPage,
};
