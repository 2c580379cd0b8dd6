import type { Order, RatingModel } from '@footlight/contract';
import { EmptyState, Pagination, useTexts } from '@footlight/ui';
import { Star } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { ContentFrame } from '../../lib/content-frame.tsx';
import { LiveNowLink } from '../../lib/live-now-link.tsx';
import { OpenRatings } from './open-ratings.tsx';
import { RatingCard } from './rating-card.tsx';
import { RatingPitch } from './rating-pitch.tsx';

export interface RatingsScreenProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** Undefined while they load. */
  models: readonly RatingModel[] | undefined;
  /** The viewer's own; empty for guests. */
  open: readonly Order[];
  page: number;
  pageCount: number;
  hrefOf(page: number): string;
  error: ReactNode;
  onRetry(): void;
}

/** Broadcasters who sell ratings, live ones first. */
export const RatingsScreen = ({
  models,
  open,
  page,
  pageCount,
  hrefOf,
  error,
  onRetry,
  ...rest
}: RatingsScreenProps) => {
  const { t } = useTexts('content');
  const choose = useId();
  return (
    <ContentFrame
      {...rest}
      name="ratings-screen"
      title={t('ratings.title')}
      wide
      loading={!models}
      error={error}
      onRetry={onRetry}
    >
      {models?.length === 0 ? (
        <EmptyState icon={<Star />} title={t('ratings.nobody')} action={<LiveNowLink />} headingLevel={2} />
      ) : (
        <>
          <RatingPitch />
          <section aria-labelledby={choose} className="flex min-w-0 flex-col gap-4">
            <h2 id={choose} className="heading text-xl">
              {t('ratings.choose')}
            </h2>
            <ul
              aria-labelledby={choose}
              className="grid grid-cols-2 gap-2.5 sm:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] desktop:gap-4"
            >
              {models?.map((model) => (
                <li key={model.user_id} className="min-w-0">
                  <RatingCard model={model} />
                </li>
              ))}
            </ul>
          </section>
        </>
      )}
      <Pagination page={page} pageCount={pageCount} hrefOf={hrefOf} />
      <OpenRatings orders={open} />
    </ContentFrame>
  );
};
