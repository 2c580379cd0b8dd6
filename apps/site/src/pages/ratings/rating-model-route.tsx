import type { CallAnswer } from '@footlight/contract/operations';
import { ratingModelKey } from '../../features/content/content-keys.ts';
import type { RouteModule } from '../../shell/routes/route-module.ts';
import { RatingModelPage } from './rating-model-page.tsx';

/** `/dickometrics/{name}` */
export const route: RouteModule = {
  namespaces: ['content'],
  keys: ({ name = '' }) => [ratingModelKey(name.toLowerCase())],
  seo: ({ data, params: { name = '' }, site: { site }, t }) => {
    const model = (data as CallAnswer<'GET /dickratings/model/{name}'> | undefined)?.model;
    const shown = model?.display_name ?? name;
    return {
      title: `${t('content:ratings.modelTitle', { name: shown })} · ${site.display_name}`,
      description: t('content:ratings.modelDescription', {
        name: shown,
        tokens: String(model?.price ?? ''),
        site: site.display_name,
      }),
      canonical: `/dickometrics/${encodeURIComponent(model?.username ?? name)}`,
      isPrivate: model === undefined,
    };
  },
  Component: RatingModelPage,
};
