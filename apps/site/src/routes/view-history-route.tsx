import { ViewHistoryPage } from '../containers/view-history-page.tsx';
import type { RouteModule } from './route-module.ts';

/** `/view-history`: rooms that the visitor was in. */
export const route: RouteModule = {
  seo: ({ site, t }) => ({
    title: t('seo.viewHistory.title', { site: site.site.display_name }),
    description: t('seo.viewHistory.description', { site: site.site.display_name }),
    canonical: '/view-history',
    isPrivate: true,
  }),
  Component: ViewHistoryPage,
};
