import type { RouteModule } from '../../shell/routes/route-module.ts';
import { AccountMembershipPage } from './account-membership-page.tsx';

/** `/account/membership` */
export const route: RouteModule = {
  namespaces: ['member', 'billing', 'wallet'],
  seo: ({ pathname, site: { site }, t }) => ({
    title: `${t('wallet:upgrade.title')} · ${site.display_name}`,
    description: t('wallet:upgrade.intro'),
    canonical: pathname,
    isPrivate: true,
  }),
  Component: AccountMembershipPage,
};
