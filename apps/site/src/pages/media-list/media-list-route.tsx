import { exclusiveVideosKey, mediaListKey, topModelsKey, topMonthKey } from '../../shell/api/media-keys.ts';
import type { RouteModule } from '../../shell/routes/route-module.ts';
import { MediaListPage } from './media-list-page.tsx';

const TITLES = {
  pictures: 'media:pictures',
  videos: 'media:videos',
  'exclusive-videos': 'media:exclusive',
  'top-models': 'media:topModels',
} as const;
const isList = (list: string | undefined): list is keyof typeof TITLES =>
  list !== undefined && list in TITLES;

/** `/media/{list}` */
export const route: RouteModule = {
  namespaces: ['billing', 'media'],
  searchParams: ['page', 'tag', 'sort_by'],
  isFound: ({ list }) => isList(list),
  keys: ({ list }) => {
    if (list === 'top-models') return [topModelsKey(1), topMonthKey];
    if (list === 'exclusive-videos') return [exclusiveVideosKey(1)];
    if (!isList(list)) return [];
    return [mediaListKey(list === 'pictures' ? 'picture' : 'video', 1, 'date_added', null)];
  },
  seo: ({ params: { list }, pathname, site: { site }, t }) => {
    const title = t(isList(list) ? TITLES[list] : 'media:media');
    return {
      title: `${title} · ${site.display_name}`,
      description: `${title}. ${t('media:seo.description', { site: site.display_name })}`,
      canonical: pathname.toLowerCase(),
    };
  },
  Component: MediaListPage,
};
