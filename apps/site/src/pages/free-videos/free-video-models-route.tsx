import { freeVideoModelsKey } from '../../features/content/content-keys.ts';
import { listAddress, pageOf, pageText } from '../../features/content/list-address.ts';
import type { RouteModule } from '../../shell/routes/route-module.ts';
import { FreeVideoModelsPage } from './free-video-list-pages.tsx';

/** `/porn/model` */
export const route: RouteModule = {
  namespaces: ['content', 'media'],
  searchParams: ['p'],
  keys: (_params, _pathname, _language, query) => [freeVideoModelsKey(pageOf(query, 'p'))],
  seo: ({ pathname, query, site: { site }, t }) => ({
    title: `${t('content:free.title')}: ${t('content:free.models')} · ${site.display_name}`,
    description: `${t('content:free.models')}. ${t('content:free.description', { site: site.display_name })}`,
    canonical: listAddress(pathname, { p: pageText(pageOf(query, 'p')) }),
  }),
  Component: FreeVideoModelsPage,
};
