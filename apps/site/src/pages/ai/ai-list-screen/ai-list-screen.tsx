import type { AiModel } from '@footlight/contract';
import { ContentFrame, LiveNowLink } from '@footlight/site-widgets';
import { EmptyState, SectionNav, useTexts } from '@footlight/ui';
import { Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AiFilter } from '../../../features/ai/ai-keys.ts';
import { CompanionGrid } from '../companion-grid.tsx';

export interface AiListScreenProps {
  /** Undefined while they load. */
  models: readonly AiModel[] | undefined;
  filter: AiFilter;
  hrefOf(filter: AiFilter): string;
  errorMessage: ReactNode;
  onRetry(): void;
}

/** The AI companions, labelled as such, with their prices. */
export const AiListScreen = ({ models, filter, hrefOf, errorMessage, onRetry }: AiListScreenProps) => {
  const { t } = useTexts('ai');
  const shown = [
    { nsfw: null, label: t('all') },
    { nsfw: '0', label: t('clean') },
    { nsfw: '1', label: t('only') },
  ] as const;
  const sorts = [
    { sort: 'popular', label: t('popular') },
    { sort: 'name', label: t('name') },
  ] as const;
  return (
    <ContentFrame
      name="ai-list-screen"
      title={t('title')}
      wide
      loading={!models}
      error={errorMessage}
      onRetry={onRetry}
    >
      <p className="text-pretty">{t('intro')}</p>
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-2">
        <SectionNav
          label={t('show')}
          variant="chips"
          items={shown.map(({ nsfw, label }) => ({
            href: hrefOf({ ...filter, nsfw }),
            label,
            current: filter.nsfw === nsfw,
          }))}
        />
        <SectionNav
          label={t('sort')}
          variant="chips"
          items={sorts.map(({ sort, label }) => ({
            href: hrefOf({ ...filter, sort }),
            label,
            current: filter.sort === sort,
          }))}
        />
      </div>
      {models?.length === 0 ? (
        <EmptyState icon={<Sparkles />} title={t('nobody')} action={<LiveNowLink />} headingLevel={2} />
      ) : (
        <CompanionGrid label={t('title')} models={models ?? []} />
      )}
    </ContentFrame>
  );
};
