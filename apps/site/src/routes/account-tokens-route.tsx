import { AccountTokensPage } from '../containers/account-tokens-page.tsx';
import type { RouteModule } from './route-module.ts';

export const route: RouteModule = {
  namespaces: ['billing'],
  seo: ({ site, t }) => ({
    title: t('seo.accountTokens.title', { site: site.site.display_name }),
    description: t('seo.accountTokens.description', { site: site.site.display_name }),
    canonical: '/account/tokens',
    isPrivate: true,
  }),
  Component: AccountTokensPage,
};
