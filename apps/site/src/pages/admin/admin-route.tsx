import type { RouteModule } from '../../shell/routes/route-module.ts';
import { AdminPage } from './admin-page.tsx';

/** `/admin…`. The server renders what the public sees, and for the public these pages do not exist: 404. */
export const route: RouteModule = {
  namespaces: ['admin'],
  isFound: () => false,
  seo: ({ pathname, site: { site }, t }) => ({
    title: `${t('admin:title')} · ${site.display_name}`,
    description: '',
    canonical: pathname,
    isPrivate: true,
  }),
  Component: AdminPage,
};
