import type { RouteModule } from '../../shell/routes/route-module.ts';
import { StudioMediaPage } from './studio-media-page.tsx';

/** `/studio/media` */
export const route: RouteModule = {
  namespaces: ['library', 'extra', 'navigation'],
  searchParams: ['page'],
  seo: ({ pathname, site: { site }, t }) => ({
    title: `${t('library:title')} · ${site.display_name}`,
    description: t('library:description'),
    canonical: pathname.toLowerCase(),
    isPrivate: true,
  }),
  Component: StudioMediaPage,
};
