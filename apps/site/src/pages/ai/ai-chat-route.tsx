import type { CallAnswer } from '@footlight/contract/operations';
import { aiModelKey } from '../../features/ai/ai-keys.ts';
import type { RouteModule } from '../../shell/routes/route-module.ts';
import { AiChatPage } from './ai-chat-page.tsx';

/** `/ai-girlfriend/{name}` */
export const route: RouteModule = {
  namespaces: ['ai'],
  keys: ({ name = '' }) => [aiModelKey(name.toLowerCase())],
  seo: ({ data, params: { name = '' }, site: { site }, t }) => {
    const model = (data as CallAnswer<'GET /ai/model/{name}'> | undefined)?.model;
    return {
      title: `${model?.display_name ?? name} · ${t('ai:seo', { site: site.display_name })}`,
      description: t('ai:notice', { name: model?.display_name ?? name }),
      canonical: `/ai-girlfriend/${encodeURIComponent(model?.name ?? name)}`,
      isPrivate: model === undefined,
    };
  },
  Component: AiChatPage,
};
