import type { RouteModule } from '../../shell/routes/route-module.ts';
import { SpeedDatePage } from './meet-page.tsx';

/** `/speed-date` */
export const route: RouteModule = {
  namespaces: ['meet', 'cam'],
  seo: ({ pathname, site: { site }, t }) => ({
    title: `${t('meet:title.date')} · ${site.display_name}`,
    description: t('meet:description.date', { site: site.display_name }),
    canonical: pathname,
  }),
  Component: SpeedDatePage,
};
