import type { RouteModule } from '../../shell/routes/route-module.ts';
import { ResetPasswordPage } from './reset-password-page.tsx';

/** `/reset-password?token=…` */
export const route: RouteModule = {
  namespaces: ['account', 'password'],
  searchParams: ['token'],
  seo: ({ site: { site }, t }) => ({
    title: t('seo.password.title', { site: site.display_name }),
    description: t('seo.password.description', { site: site.display_name }),
    canonical: '/reset-password',
    isPrivate: true,
  }),
  Component: ResetPasswordPage,
};
