import { MembershipPage } from '../containers/membership-page.tsx';
import type { RouteModule } from './route-module.ts';

/** `/account/membership`: levels, renewal and end. */
export const route: RouteModule = {
  namespaces: ['wallet'],
  seo: ({ site, t }) => ({
    title: `${t('wallet:upgrade.title')} · ${site.site.display_name}`,
    description: t('wallet:upgrade.intro'),
    canonical: '/account/membership',
    isPrivate: true,
  }),
  Component: MembershipPage,
};
