import type { RouteModule } from '../../shell/routes/route-module.ts';
import { StudioSchedulePage } from './studio-schedule-page.tsx';

/** `/studio/schedule` */
export const route: RouteModule = {
  namespaces: ['schedule', 'navigation'],
  seo: ({ pathname, site: { site }, t }) => ({
    title: `${t('schedule:title')} · ${site.display_name}`,
    description: t('schedule:description'),
    canonical: pathname.toLowerCase(),
    isPrivate: true,
  }),
  Component: StudioSchedulePage,
};
