import type { AiModel } from '@footlight/contract';
import { EmptyState, SectionNav, useTexts } from '@footlight/ui';
import { Sparkles } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { ContentFrame } from '../../lib/content-frame.tsx';
import { LiveNowLink } from '../../lib/live-now-link.tsx';
import { CompanionGrid } from './companion-grid.tsx';

/** What an address says about the list. */
export interface AiFilter {
  nsfw: '0' | '1' | null;
  sort: 'popular' | 'name';
}

export interface AiListScreenProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** Undefined while they load. */
  models: readonly AiModel[] | undefined;
  filter: AiFilter;
  hrefOf(filter: AiFilter): string;
  error: ReactNode;
  onRetry(): void;
}

/** The AI companions, labelled as such, with their prices. */
export const AiListScreen = ({ models, filter, hrefOf, error, onRetry, ...rest }: AiListScreenProps) => {
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
      {...rest}
      name="ai-list-screen"
      title={t('title')}
      wide
      loading={!models}
      error={error}
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
