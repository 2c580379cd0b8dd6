import type { RouteModule } from '../../shell/routes/route-module.ts';
import { ModelsSignupPage } from './models-signup-page.tsx';

/** `/models/signup` */
export const route: RouteModule = {
  namespaces: ['account', 'apply', 'extra', 'legal'],
  seo: ({ site: { site }, t }) => ({
    title: `${t('apply:title')} · ${site.display_name}`,
    description: t('apply:description', { site: site.display_name }),
    canonical: '/models/signup',
  }),
  Component: ModelsSignupPage,
};
