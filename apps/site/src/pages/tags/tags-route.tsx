import { SECTIONS } from '@footlight/contract';
import type { RouteModule } from '../../shell/routes/route-module.ts';
import { tagsKey } from './tags-keys.ts';
import { TagsPage } from './tags-page.tsx';

/** `/tags` and `/tags/{gender}` */
export const route: RouteModule = {
  namespaces: ['browse', 'search'],
  searchParams: ['page', 'sort'],
  isFound: ({ section }) => section === undefined || SECTIONS.some((path) => path === `/${section}`),
  keys: ({ section }, _pathname, _language, query) => [tagsKey(section, query.toString())],
  seo: ({ params: { section }, site, t }) => ({
    title: [
      ...(section ? [t(`nav.${section}`)] : []),
      t('search:tags.seo', { site: site.site.display_name }),
    ].join(' · '),
    description: [...(section ? [t(`nav.${section}`)] : []), t('search:tags.description')].join('. '),
    canonical: section ? `/tags/${section}` : '/tags',
  }),
  Component: TagsPage,
};
