import type { RouteModule } from '../../shell/routes/route-module.ts';
import { MeetPage, productOf } from './meet-page.tsx';

/** `/speed-date` and `/random-chat` */
export const route: RouteModule = {
  namespaces: ['meet', 'cams'],
  seo: ({ pathname, site: { site }, t }) => ({
    title: `${t(`meet:title.${productOf(pathname)}`)} · ${site.display_name}`,
    description: t(`meet:description.${productOf(pathname)}`, { site: site.display_name }),
    canonical: pathname,
  }),
  Component: MeetPage,
};
