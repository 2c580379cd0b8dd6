import { BrandStudioPage } from '../containers/brand-studio-page.tsx';
import type { RouteModule } from './route-module.ts';

export const route: RouteModule = {
  namespaces: ['studio', 'brand', 'extra'],
  seo: ({ site, t }) => ({
    title: t('seo.brandStudio.title', { site: site.site.display_name }),
    description: t('seo.brandStudio.description', { site: site.site.display_name }),
    canonical: '/studio/brand',
    isPrivate: true,
  }),
  Component: BrandStudioPage,
};
