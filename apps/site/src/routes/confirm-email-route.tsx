import { ConfirmEmailPage } from '../containers/confirm-email-page.tsx';
import type { RouteModule } from './route-module.ts';

export const route: RouteModule = {
  namespaces: ['promos'],
  seo: ({ site, t }) => ({
    title: `${t('promos:confirm.title')} · ${site.site.display_name}`,
    description: t('promos:confirm.title'),
    canonical: '/email/confirm',
    isPrivate: true,
  }),
  Component: ConfirmEmailPage,
};
