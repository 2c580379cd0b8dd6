import type { RouteModule } from '../../shell/routes/route-module.ts';
import { SupportPage } from './support-page.tsx';

/** `/support` */
export const route: RouteModule = {
  namespaces: ['support'],
  seo: ({ pathname, site: { site }, t }) => ({
    title: t('support:seo', { site: site.display_name }),
    description: t('support:description', { site: site.display_name }),
    canonical: pathname,
  }),
  Component: SupportPage,
};
