import type { RouteModule } from '../../shell/routes/route-module.ts';
import { PersonalListPage } from './personal-list-page.tsx';

/** `/followed` and `/for-you`. They differ for each user, so the server's HTML has no list. */
export const route: RouteModule = {
  namespaces: ['browse', 'lists'],
  seo: ({ pathname, site, t }) => ({
    title: `${t(pathname === '/followed' ? 'lists:personal.followed' : 'lists:personal.forYou')} · ${site.site.display_name}`,
    description: t('lists:personal.loginHint'),
    canonical: pathname,
    isPrivate: true,
  }),
  Component: PersonalListPage,
};
