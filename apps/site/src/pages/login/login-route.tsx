import type { RouteModule } from '../../shell/routes/route-module.ts';
import { LoginPage } from './login-page.tsx';

export const route: RouteModule = {
  namespaces: ['account', 'security'],
  searchParams: ['next'],
  seo: ({ site, t }) => ({
    title: t('seo.login.title', { site: site.site.display_name }),
    description: t('seo.login.description', { site: site.site.display_name }),
    canonical: '/login',
    isPrivate: true,
  }),
  Component: LoginPage,
};
