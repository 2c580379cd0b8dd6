import type { RouteModule } from '../../shell/routes/route-module.ts';
import { RegisterPage } from './register-page.tsx';

export const route: RouteModule = {
  searchParams: ['next'],
  seo: ({ site, t }) => ({
    title: t('seo.register.title', { site: site.site.display_name }),
    description: t('seo.register.description', { site: site.site.display_name }),
    canonical: '/register',
    isPrivate: true,
  }),
  namespaces: ['account', 'extra', 'applications', 'security'],
  Component: RegisterPage,
};
