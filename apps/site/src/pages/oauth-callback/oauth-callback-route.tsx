import type { RouteModule } from '../../shell/routes/route-module.ts';
import { OauthCallbackPage } from './oauth-callback-page.tsx';

/** `/oauth/callback` */
export const route: RouteModule = {
  namespaces: ['account', 'security'],
  seo: ({ site: { site }, t }) => ({
    title: t('site:seo.login.title', { site: site.display_name }),
    description: t('site:seo.login.description', { site: site.display_name }),
    canonical: '/login',
    isPrivate: true,
  }),
  Component: OauthCallbackPage,
};
