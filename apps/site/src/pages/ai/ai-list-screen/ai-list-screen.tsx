import type { AiModel } from '@footlight/contract';
import { Avatar, Badge, EmptyState, SectionNav, useLinkRenderer, useNumber, useTexts } from '@footlight/ui';
import { Sparkles } from 'lucide-react';
import type { AiFilter } from '../../../features/ai/ai-keys.ts';
import { ContentFrame } from '../../../features/content/content-frame/content-frame.tsx';

export interface AiListScreenProps {
  /** Undefined while they load. */
  models: readonly AiModel[] | undefined;
  filter: AiFilter;
  hrefOf(filter: AiFilter): string;
  errorMessage: string | null;
  onRetry(): void;
}

/** The AI companions, labelled as such, with their prices. */
export const AiListScreen = ({ models, filter, hrefOf, errorMessage, onRetry }: AiListScreenProps) => {
  const { t } = useTexts('ai');
  const number = useNumber();
  const link = useLinkRenderer();
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
      isLoading={!models}
      errorMessage={errorMessage}
      onRetry={onRetry}
    >
      <p className="text-pretty">{t('intro')}</p>
      <SectionNav
        label={t('show')}
        items={shown.map(({ nsfw, label }) => ({
          href: hrefOf({ ...filter, nsfw }),
          label,
          current: filter.nsfw === nsfw,
        }))}
      />
      <SectionNav
        label={t('sort')}
        items={sorts.map(({ sort, label }) => ({
          href: hrefOf({ ...filter, sort }),
          label,
          current: filter.sort === sort,
        }))}
      />
      {models?.length === 0 ? (
        <EmptyState icon={<Sparkles />} title={t('nobody')} headingLevel={2} />
      ) : (
        <ul
          aria-label={t('title')}
          className="grid gap-3 [grid-template-columns:repeat(auto-fill,minmax(min(100%,18rem),1fr))]"
        >
          {models?.map((model) => (
            <li
              key={model.name}
              className="flex min-w-0 items-center gap-3 rounded-lg border border-border bg-surface p-3"
            >
              <Avatar name={model.display_name} src={model.picture_url} />
              <div className="flex min-w-0 flex-col">
                {link({
                  href: `/ai-girlfriend/${model.name}`,
                  className: 'font-semibold wrap-anywhere hover:underline',
                  children: model.display_name,
                })}
                <span className="text-sm text-text-muted">
                  {t('prices', { chat: number(model.chat_price), image: number(model.image_price) })}
                </span>
              </div>
              <span className="ms-auto flex shrink-0 flex-col items-end gap-1">
                <Badge>{t('label')}</Badge>
                {model.nsfw ? <Badge>{t('adults')}</Badge> : null}
              </span>
            </li>
          ))}
        </ul>
      )}
    </ContentFrame>
  );
};
