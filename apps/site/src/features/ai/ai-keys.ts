import { readKey } from '@footlight/client';
import type { Language } from '@footlight/contract';
import type { AiFilter } from '@footlight/site-widgets';

/** The filter of an address; unknown values count as not given. */
export const aiFilterOf = (query: URLSearchParams): AiFilter => {
  const nsfw = query.get('nsfw');
  return {
    nsfw: nsfw === '0' || nsfw === '1' ? nsfw : null,
    sort: query.get('sort') === 'name' ? 'name' : 'popular',
  };
};
export const aiListKey = ({ nsfw, sort }: AiFilter, language: Language) =>
  readKey('GET /ai/browse/{x}', {
    params: { x: 'all' },
    query: { language, ...(nsfw === null ? {} : { nsfw }), ...(sort === 'popular' ? {} : { sort }) },
  });
export const aiModelKey = (name: string, language: Language) =>
  readKey('GET /ai/model/{name}', { params: { name: `${name}-ai` }, query: { language } });
export const aiChatKey = (id: string) => readKey('GET /ai/chat/{id}', { params: { id } });
