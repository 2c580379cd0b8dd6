import type { RouteModule } from '../../shell/routes/route-module.ts';
import { StudioEarningsPage } from './studio-earnings-page.tsx';

/** `/studio/earnings` */
export const route: RouteModule = {
  namespaces: ['earnings', 'navigation'],
  searchParams: ['from', 'to'],
  seo: ({ pathname, site: { site }, t }) => ({
    title: `${t('earnings:title')} · ${site.display_name}`,
    description: t('earnings:description'),
    canonical: pathname.toLowerCase(),
    isPrivate: true,
  }),
  Component: StudioEarningsPage,
};
