import type { RouteModule } from '../../shell/routes/route-module.ts';
import { EmailConfirmPage } from './email-confirm-page.tsx';

/** `/email/confirm?token=…` */
export const route: RouteModule = {
  namespaces: ['account'],
  searchParams: ['token'],
  seo: ({ pathname, site: { site }, t }) => ({
    title: t('seo.accountTokens.title', { site: site.display_name }),
    description: t('seo.accountTokens.description', { site: site.display_name }),
    canonical: pathname,
    isPrivate: true,
  }),
  Component: EmailConfirmPage,
};
