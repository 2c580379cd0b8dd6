import { LoginPage } from '../containers/login-page.tsx';
import type { RouteModule } from './route-module.ts';

export const route: RouteModule = {
  seo: ({ site, t }) => ({
    title: t('seo.login.title', { site: site.site.display_name }),
    description: t('seo.login.description', { site: site.site.display_name }),
    canonical: '/login',
    isPrivate: true,
  }),
  Component: LoginPage,
};
