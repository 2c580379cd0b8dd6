import type { RouteModule } from '../../shell/routes/route-module.ts';
import { ModelsSignupPage } from './models-signup-page.tsx';

/** `/models/signup` */
export const route: RouteModule = {
  namespaces: ['account', 'applications', 'extra', 'legal'],
  seo: ({ site: { site }, t }) => ({
    title: `${t('applications:title')} · ${site.display_name}`,
    description: t('applications:description', { site: site.display_name }),
    canonical: '/models/signup',
  }),
  Component: ModelsSignupPage,
};
