import { freeVideoTagsKey } from '../../features/content/content-keys.ts';
import type { RouteModule } from '../../shell/routes/route-module.ts';
import { FreeVideoTagsPage } from './free-video-list-pages.tsx';

/** `/porn/tag` */
export const route: RouteModule = {
  namespaces: ['content', 'media'],
  keys: () => [freeVideoTagsKey],
  seo: ({ pathname, site: { site }, t }) => ({
    title: `${t('content:free.title')}: ${t('content:free.tags')} · ${site.display_name}`,
    description: `${t('content:free.tags')}. ${t('content:free.description', { site: site.display_name })}`,
    canonical: pathname,
  }),
  Component: FreeVideoTagsPage,
};
