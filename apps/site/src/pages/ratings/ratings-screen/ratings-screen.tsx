import type { Order, RatingModel } from '@footlight/contract';
import { Avatar, Badge, EmptyState, Pagination, useLinkRenderer, useNumber, useTexts } from '@footlight/ui';
import { Star } from 'lucide-react';
import { ContentFrame } from '../../../features/content/content-frame/content-frame.tsx';
import { OpenRatings } from '../open-ratings.tsx';

export interface RatingsScreenProps {
  /** Undefined while they load. */
  models: readonly RatingModel[] | undefined;
  /** The viewer's own; empty for guests. */
  open: readonly Order[];
  page: number;
  pageCount: number;
  hrefOf(page: number): string;
  errorMessage: string | null;
  onRetry(): void;
}

/** Broadcasters who sell ratings, live ones first. */
export const RatingsScreen = ({
  models,
  open,
  page,
  pageCount,
  hrefOf,
  errorMessage,
  onRetry,
}: RatingsScreenProps) => {
  const { t } = useTexts('content');
  const number = useNumber();
  const link = useLinkRenderer();
  return (
    <ContentFrame
      name="ratings-screen"
      title={t('ratings.title')}
      isLoading={!models}
      errorMessage={errorMessage}
      onRetry={onRetry}
    >
      {models?.length === 0 ? (
        <EmptyState icon={<Star />} title={t('ratings.nobody')} headingLevel={2} />
      ) : (
        <>
          <p className="text-pretty">{t('ratings.intro')}</p>
          <ul
            aria-label={t('ratings.title')}
            className="grid gap-3 [grid-template-columns:repeat(auto-fill,minmax(min(100%,16rem),1fr))]"
          >
            {models?.map((model) => (
              <li
                key={model.user_id}
                className="flex min-w-0 items-center gap-3 rounded-lg border border-border bg-surface p-3"
              >
                <Avatar name={model.display_name} src={model.avatar_url} />
                <div className="flex min-w-0 flex-col">
                  {link({
                    href: `/dickometrics/${model.username}`,
                    className: 'font-semibold wrap-anywhere hover:underline',
                    children: model.display_name,
                  })}
                  <span className="text-sm text-text-muted">
                    {t('ratings.price', { tokens: number(model.price) })}
                  </span>
                </div>
                {model.is_live ? (
                  <Badge tone="live" className="ms-auto shrink-0">
                    {t('ratings.live')}
                  </Badge>
                ) : null}
              </li>
            ))}
          </ul>
        </>
      )}
      <Pagination page={page} pageCount={pageCount} hrefOf={hrefOf} />
      <OpenRatings orders={open} />
    </ContentFrame>
  );
};
