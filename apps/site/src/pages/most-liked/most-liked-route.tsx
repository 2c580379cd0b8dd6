import { likesKey } from '../../shell/api/keys.ts';
import type { RouteModule } from '../../shell/routes/route-module.ts';
import { MostLikedPage } from './most-liked-page.tsx';

/** `/most-liked` */
export const route: RouteModule = {
  namespaces: ['browse', 'lists'],
  keys: () => [likesKey],
  seo: ({ site, t }) => ({
    title: t('lists:liked.seo', { site: site.site.display_name }),
    description: t('lists:liked.description'),
    canonical: '/most-liked',
  }),
  Component: MostLikedPage,
};
