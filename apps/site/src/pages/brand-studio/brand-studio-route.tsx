import type { RouteModule } from '../../shell/routes/route-module.ts';
import { BrandStudioPage } from './brand-studio-page.tsx';

export const route: RouteModule = {
  namespaces: ['browse', 'studio', 'brand', 'domains', 'extra'],
  searchParams: ['site'],
  seo: ({ site, t }) => ({
    title: t('seo.brandStudio.title', { site: site.site.display_name }),
    description: t('seo.brandStudio.description', { site: site.site.display_name }),
    canonical: '/studio/brand',
    isPrivate: true,
  }),
  Component: BrandStudioPage,
};
