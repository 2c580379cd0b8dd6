import type { RouteModule } from '../../shell/routes/route-module.ts';
import { ForgotPasswordPage } from './forgot-password-page.tsx';

/** `/forgot-password` */
export const route: RouteModule = {
  namespaces: ['account', 'password'],
  seo: ({ site: { site }, t }) => ({
    title: t('seo.password.title', { site: site.display_name }),
    description: t('seo.password.description', { site: site.display_name }),
    canonical: '/forgot-password',
    isPrivate: true,
  }),
  Component: ForgotPasswordPage,
};
