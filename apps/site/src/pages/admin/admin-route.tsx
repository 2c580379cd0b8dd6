import type { RouteModule } from '../../shell/routes/route-module.ts';
import { AdminPage } from './admin-page.tsx';

/** The name of the section, before the name of the back office; of a user's page the username. */
const sectionOf = (pathname: string, t: (key: string) => string): string[] => {
  const [section, username] = pathname.split('/').slice(pathname.split('/').indexOf('admin') + 1);
  if (username) return [username];
  return [t(`admin:${section || 'overview'}`)];
};

/**
 * `/admin…`. The server knows no session, so everybody gets the empty frame with `noindex`; the browser then shows the page,
 * or for all but the staff that it does not exist.
 */
export const route: RouteModule = {
  namespaces: ['admin', 'domains', 'extra'],
  searchParams: ['q', 'type', 'suspended', 'actor', 'about', 'act', 'state', 'sort'],
  seo: ({ pathname, site: { site }, t }) => ({
    title: [...sectionOf(pathname, t), t('admin:title'), site.display_name].join(' · '),
    description: '',
    canonical: pathname,
    isPrivate: true,
  }),
  Component: AdminPage,
};
