import type { RouteModule } from '../../shell/routes/route-module.ts';
import { MyMediaPage } from './my-media-page.tsx';

/** `/account/media` */
export const route: RouteModule = {
  namespaces: ['billing', 'media'],
  searchParams: ['tab', 'page', 'username'],
  seo: ({ pathname, site: { site }, t }) => ({
    title: `${t('media:mine')} · ${site.display_name}`,
    description: t('media:seo.description', { site: site.display_name }),
    canonical: pathname.toLowerCase(),
    isPrivate: true,
  }),
  Component: MyMediaPage,
};
