import type { RouteModule } from '../../shell/routes/route-module.ts';
import { AccountTokensPage } from './account-tokens-page.tsx';

/** `/account/tokens` */
export const route: RouteModule = {
  namespaces: ['member', 'billing', 'wallet'],
  searchParams: ['receipt', 'postpay', 'promo_code'],
  seo: ({ pathname, site: { site }, t }) => ({
    title: t('seo.accountTokens.title', { site: site.display_name }),
    description: t('seo.accountTokens.description', { site: site.display_name }),
    canonical: pathname,
    isPrivate: true,
  }),
  Component: AccountTokensPage,
};
