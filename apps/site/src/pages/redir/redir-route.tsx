import { redirectKey } from '../../features/content/content-keys.ts';
import type { RouteModule } from '../../shell/routes/route-module.ts';
import { RedirPage } from './redir-page.tsx';

/** `/redir/{key}` */
export const route: RouteModule = {
  namespaces: ['content'],
  keys: ({ key = '' }) => [redirectKey(key)],
  seo: ({ pathname, site: { site }, t }) => ({
    title: `${t('content:redir.title')} · ${site.display_name}`,
    description: t('content:redir.description', { site: site.display_name }),
    canonical: pathname,
    isPrivate: true,
  }),
  Component: RedirPage,
};
