import { AGE_CHECK_PATH } from '@footlight/contract';
import type { RouteModule } from '../../shell/routes/route-module.ts';
import { VerifyAgePage } from './verify-age-page.tsx';

/** `/verify-age` */
export const route: RouteModule = {
  namespaces: ['billing', 'wallet'],
  searchParams: ['next', 'checked'],
  seo: ({ site: { site }, t }) => ({
    title: `${t('wallet:ageCheck.title')} · ${site.display_name}`,
    description: t('wallet:ageCheck.intro'),
    canonical: AGE_CHECK_PATH,
    isPrivate: true,
  }),
  Component: VerifyAgePage,
};
