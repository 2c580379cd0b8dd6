import type { RouteModule } from '../../shell/routes/route-module.ts';
import { AdminPage } from './admin-page.tsx';

/**
 * `/admin…`. The server knows no session, so everybody gets the empty frame with `noindex`; the browser then shows the page,
 * or for all but the staff that it does not exist.
 */
export const route: RouteModule = {
  namespaces: ['admin', 'domains', 'reports'],
  searchParams: ['q', 'type', 'suspended'],
  seo: ({ pathname, site: { site }, t }) => ({
    title: `${t('admin:title')} · ${site.display_name}`,
    description: '',
    canonical: pathname,
    isPrivate: true,
  }),
  Component: AdminPage,
};
