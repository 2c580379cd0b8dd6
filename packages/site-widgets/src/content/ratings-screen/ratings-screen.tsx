import type { Order, RatingModel } from '@footlight/contract';
import { Badge, EmptyState, Pagination, useNumber, useTexts } from '@footlight/ui';
import { Star } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { ContentFrame } from '../../lib/content-frame.tsx';
import { LiveNowLink } from '../../lib/live-now-link.tsx';
import { PersonList } from '../person-list/person-list.tsx';
import { OpenRatings } from './open-ratings.tsx';

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
  const number = useNumber();
  return (
    <ContentFrame
      {...rest}
      name="ratings-screen"
      title={t('ratings.title')}
      loading={!models}
      error={error}
      onRetry={onRetry}
    >
      {models?.length === 0 ? (
        <EmptyState icon={<Star />} title={t('ratings.nobody')} action={<LiveNowLink />} headingLevel={2} />
      ) : (
        <>
          <p className="text-pretty">{t('ratings.intro')}</p>
          <PersonList
            label={t('ratings.title')}
            people={(models ?? []).map((model) => ({
              name: model.display_name,
              pictureUrl: model.avatar_url,
              href: `/dickometrics/${model.username}`,
              detail: t('ratings.price', { tokens: number(model.price) }),
              badges: model.is_live ? <Badge tone="live">{t('ratings.live')}</Badge> : null,
            }))}
          />
        </>
      )}
      <Pagination page={page} pageCount={pageCount} hrefOf={hrefOf} />
      <OpenRatings orders={open} />
    </ContentFrame>
  );
};
