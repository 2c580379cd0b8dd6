import type { RouteModule } from '../../shell/routes/route-module.ts';
import { AccountVerifyPage } from './account-verify-page.tsx';

/** `/account/verify` and its short form `/verify` */
export const route: RouteModule = {
  namespaces: ['member', 'billing', 'wallet'],
  searchParams: ['next', 'type'],
  seo: ({ pathname, site: { site }, t }) => ({
    title: `${t('wallet:cardCheck.title')} · ${site.display_name}`,
    description: t('wallet:cardCheck.intro'),
    canonical: pathname,
    isPrivate: true,
  }),
  Component: AccountVerifyPage,
};
