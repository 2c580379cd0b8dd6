import type { RouteModule } from '../../shell/routes/route-module.ts';
import { RandomChatPage } from './meet-page.tsx';

/** `/random-chat` */
export const route: RouteModule = {
  namespaces: ['meet', 'cam'],
  seo: ({ pathname, site: { site }, t }) => ({
    title: `${t('meet:title.random')} · ${site.display_name}`,
    description: t('meet:description.random', { site: site.display_name }),
    canonical: pathname,
  }),
  Component: RandomChatPage,
};
