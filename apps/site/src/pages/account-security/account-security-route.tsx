import type { RouteModule } from '../../shell/routes/route-module.ts';
import { AccountSecurityPage } from './account-security-page.tsx';

/** `/account/security` */
export const route: RouteModule = {
  namespaces: ['member', 'account', 'security'],
  seo: ({ pathname, site: { site }, t }) => ({
    title: `${t('security:title')} · ${site.display_name}`,
    description: t('security:description', { site: site.display_name }),
    canonical: pathname,
    isPrivate: true,
  }),
  Component: AccountSecurityPage,
};
