import type { CallAnswer } from '@footlight/contract/operations';
import { useParams } from 'react-router';
import { aiFilterOf, aiListKey, aiModelKey } from '../../features/ai/ai-keys.ts';
import type { RouteModule } from '../../shell/routes/route-module.ts';
import { AiChatPage } from './ai-chat-page.tsx';
import { AiListPage } from './ai-list-page.tsx';

const AiPage = () => (useParams().name === undefined ? <AiListPage /> : <AiChatPage />);

/** `/ai-girlfriend` and `/ai-girlfriend/{name}`: one module, since every route adds to the first view of `/`. */
export const route: RouteModule = {
  namespaces: ['ai'],
  searchParams: ['nsfw', 'sort'],
  keys: ({ name }, _pathname, language, query) => [
    name === undefined ? aiListKey(aiFilterOf(query), language) : aiModelKey(name.toLowerCase(), language),
  ],
  seo: ({ data, pathname, params: { name }, site: { site }, t }) => {
    const title = t('ai:seo', { site: site.display_name });
    if (name === undefined) {
      return { title, description: t('ai:description', { site: site.display_name }), canonical: pathname };
    }
    const model = (data as CallAnswer<'GET /ai/model/{name}'> | undefined)?.model;
    const shown = model?.display_name ?? name;
    return {
      title: `${shown} · ${title}`,
      description: t('ai:notice', { name: shown }),
      canonical: `/ai-girlfriend/${encodeURIComponent(model?.name ?? name)}`,
      isPrivate: model === undefined,
    };
  },
  Component: AiPage,
};
