import type { RouteModule } from '../../shell/routes/route-module.ts';
import { GoLivePage } from './go-live-page.tsx';

/** `/studio` */
export const route: RouteModule = {
  namespaces: ['live', 'navigation'],
  seo: ({ site: { site }, t }) => ({
    title: t('live:seo', { site: site.display_name }),
    description: t('live:description'),
    canonical: '/studio',
    isPrivate: true,
  }),
  Component: GoLivePage,
};
