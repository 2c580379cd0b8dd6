import { aiFilterOf, aiListKey } from '../../features/ai/ai-keys.ts';
import type { RouteModule } from '../../shell/routes/route-module.ts';
import { AiListPage } from './ai-list-page.tsx';

/** `/ai-girlfriend` */
export const route: RouteModule = {
  namespaces: ['ai'],
  keys: (_params, _pathname, _language, query) => [aiListKey(aiFilterOf(query))],
  seo: ({ pathname, site: { site }, t }) => ({
    title: t('ai:seo', { site: site.display_name }),
    description: t('ai:description', { site: site.display_name }),
    canonical: pathname,
  }),
  Component: AiListPage,
};
