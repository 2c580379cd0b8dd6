import { AccountTokensOrEmail } from '../containers/account-tokens-or-email.tsx';
import type { RouteModule } from './route-module.ts';

export const route: RouteModule = {
  namespaces: ['billing'],
  seo: ({ site, pathname, t }) => ({
    title: t('seo.accountTokens.title', { site: site.site.display_name }),
    description: t('seo.accountTokens.description', { site: site.site.display_name }),
    canonical: pathname,
    isPrivate: true,
  }),
  Component: AccountTokensOrEmail,
};
