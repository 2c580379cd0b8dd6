import type { FreeVideoPage } from '@footlight/contract';
import { freeVideosKey } from '../../features/content/content-keys.ts';
import { videoListData } from '../../features/content/video-data.ts';
import type { RouteModule } from '../../shell/routes/route-module.ts';
import { addressOf, filterOf } from './free-video-filter.ts';
import { FreeVideosPage } from './free-videos-page.tsx';

/** `/porn` and `/porn/tag/{tag}` */
export const route: RouteModule = {
  namespaces: ['content', 'media'],
  searchParams: ['o', 'p', 'tag', 'q'],
  keys: ({ tag }, _pathname, _language, query) => [freeVideosKey(filterOf(tag, query))],
  seo: ({ params, query, site: { site }, t }) => {
    const filter = filterOf(params.tag, query);
    const title =
      filter.tag === null ? t('content:free.title') : t('content:free.tagTitle', { tag: filter.tag });
    return {
      title: `${title}${filter.page > 1 ? ` (${filter.page})` : ''} · ${site.display_name}`,
      description: `${title}. ${t('content:free.description', { site: site.display_name })}`,
      canonical: addressOf({ ...filter, sort: 'date_added', search: '' }),
      // Search engines should not index searches.
      isPrivate: filter.search !== '',
    };
  },
  structuredData: ({ data, base }) => videoListData((data as FreeVideoPage | undefined)?.data ?? [], base),
  Component: FreeVideosPage,
};
