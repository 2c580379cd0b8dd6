import type { RouteModule } from '../../shell/routes/route-module.ts';
import { MovedPage } from './moved-page.tsx';

/** Addresses that lead on to another page. The server redirects them; links within the site come here. */
export const route: RouteModule = {
  seo: ({ t }) => ({ title: t('seo.notFound.title'), description: '', canonical: '/', isPrivate: true }),
  Component: MovedPage,
};
