import { type AiFilter, AiListScreen } from '@footlight/site-widgets';
import { useTexts } from '@footlight/ui';
import { useSearchParams } from 'react-router';
import { aiFilterOf, aiListKey } from '../../features/ai/ai-keys.ts';
import { useRead } from '../../shell/api/use-read.ts';
import { useBoot } from '../../shell/boot/boot.ts';
import { NotFoundPage } from '../../shell/not-found/not-found-page.tsx';
import { useErrorContent } from '../../shell/refusals/use-error-content.tsx';

const hrefOf = ({ nsfw, sort }: AiFilter): string => {
  const query = new URLSearchParams({ ...(nsfw ? { nsfw } : {}), ...(sort === 'name' ? { sort } : {}) });
  return query.size > 0 ? `/ai-girlfriend?${query}` : '/ai-girlfriend';
};

/** `/ai-girlfriend`: the AI companions (spec 3 §2). */
export const AiListPage = () => {
  const { t } = useTexts('ai');
  const [query] = useSearchParams();
  const filter = aiFilterOf(query);
  const { data, error, mutate } = useRead(aiListKey(filter, useBoot().language), { keepPreviousData: true });
  const errorContent = useErrorContent();
  if (error?.type === 'not_found') return <NotFoundPage />;
  const isGate = error?.type === 'age_verification_required';
  return (
    <AiListScreen
      models={data?.data}
      filter={filter}
      hrefOf={hrefOf}
      error={error && !data ? (isGate ? errorContent(error) : t('loadFailed')) : null}
      onRetry={() => void mutate()}
    />
  );
};
