import { NotFoundPage } from '../../shell/not-found/not-found-page.tsx';
import type { RouteModule } from '../../shell/routes/route-module.ts';

export const route: RouteModule = {
  isFound: () => false,
  seo: ({ t }) => ({ title: t('seo.notFound.title'), description: '', canonical: '/', isPrivate: true }),
  Component: NotFoundPage,
};
