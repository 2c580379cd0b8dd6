import type { RouteModule } from '../../shell/routes/route-module.ts';
import { ViewHistoryPage } from './view-history-page.tsx';

/** `/view-history`: rooms that the user visited. */
export const route: RouteModule = {
  namespaces: ['browse', 'lists', 'member'],
  seo: ({ site, t }) => ({
    title: t('seo.viewHistory.title', { site: site.site.display_name }),
    description: t('seo.viewHistory.description', { site: site.site.display_name }),
    canonical: '/view-history',
    isPrivate: true,
  }),
  Component: ViewHistoryPage,
};
