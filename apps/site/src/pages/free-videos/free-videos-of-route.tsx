import type { CallAnswer } from '@footlight/contract/operations';
import { freeVideosOfKey } from '../../features/content/content-keys.ts';
import { listAddress, pageOf, pageText } from '../../features/content/list-address.ts';
import { videoListData } from '../../features/content/video-data.ts';
import type { RouteModule } from '../../shell/routes/route-module.ts';
import { FreeVideosOfPage } from './free-video-list-pages.tsx';

const answerOf = (data: unknown) => data as CallAnswer<'GET /free-porn/model/{name}'> | undefined;

/** `/porn/model/{name}` */
export const route: RouteModule = {
  namespaces: ['content', 'media'],
  searchParams: ['p'],
  keys: ({ name = '' }, _pathname, _language, query) => [freeVideosOfKey(name, pageOf(query, 'p'))],
  seo: ({ data, params: { name = '' }, query, site: { site }, t }) => {
    const model = answerOf(data)?.model;
    const shown = model?.display_name ?? name;
    return {
      title: `${t('content:free.modelTitle', { name: shown })} · ${site.display_name}`,
      description: t('content:free.modelDescription', { name: shown, site: site.display_name }),
      canonical: listAddress(`/porn/model/${encodeURIComponent(model?.username ?? name)}`, {
        p: pageText(pageOf(query, 'p')),
      }),
      isPrivate: model === undefined,
    };
  },
  structuredData: ({ data, base }) => videoListData(answerOf(data)?.data ?? [], base),
  Component: FreeVideosOfPage,
};
