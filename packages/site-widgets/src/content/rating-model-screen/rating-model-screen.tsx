import type { RatingModel } from '@footlight/contract';
import { Avatar, Badge, Button, Link, useLinkRenderer, useNumber, useTexts } from '@footlight/ui';
import type { ComponentProps, ReactNode } from 'react';
import { ContentFrame } from '../../lib/content-frame.tsx';

export interface RatingModelScreenProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** Undefined while they load. */
  model: RatingModel | undefined;
  /** The viewer has an open order with this broadcaster. */
  hasOpen: boolean;
  /** The viewer's orders with this broadcaster: state and answer. */
  orders: ReactNode;
  /** The broadcaster's own page: nothing to order. */
  own: boolean;
  onOrder(): void;
  error: ReactNode;
  onRetry(): void;
}

/** A broadcaster who sells ratings: what happens, and the order. */
export const RatingModelScreen = ({
  model,
  hasOpen,
  orders,
  own,
  onOrder,
  error,
  onRetry,
  ...rest
}: RatingModelScreenProps) => {
  const { t } = useTexts('content');
  const number = useNumber();
  const decimal = useNumber({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const link = useLinkRenderer();
  const name = model?.display_name ?? '';
  return (
    <ContentFrame
      {...rest}
      name="rating-model-screen"
      title={model ? t('ratings.modelTitle', { name }) : t('ratings.title')}
      breadcrumbs={
        model
          ? [
              { href: '/dickometrics', label: t('ratings.title') },
              { href: `/dickometrics/${model.username}`, label: name },
            ]
          : []
      }
      loading={!model}
      error={error}
      onRetry={onRetry}
    >
      {model ? (
        <>
          <div className="flex flex-wrap items-center gap-4">
            <Avatar name={name} src={model.avatar_url} size="lg" />
            {model.is_live ? <Badge tone="live">{t('ratings.live')}</Badge> : null}
            {model.rating_count > 0 ? (
              <p className="text-text-muted">
                {t('ratings.average', { average: decimal(model.rating), count: number(model.rating_count) })}
              </p>
            ) : null}
            <Link asChild>{link({ href: `/${model.username}`, children: t('ratings.room') })}</Link>
          </div>
          <section aria-labelledby="rating-how" className="flex flex-col gap-2">
            <h2 id="rating-how" className="heading text-lg">
              {t('ratings.how')}
            </h2>
            <ol className="flex list-decimal flex-col gap-1 ps-5">
              <li className="text-pretty wrap-anywhere">{t('ratings.step1', { name })}</li>
              <li className="text-pretty wrap-anywhere">{t('ratings.step2', { name })}</li>
              <li className="text-pretty wrap-anywhere">{t('ratings.step3', { name })}</li>
            </ol>
          </section>
          {own ? null : hasOpen ? (
            <p className="font-semibold wrap-anywhere">{t('ratings.again', { name })}</p>
          ) : (
            <p>
              <Button
                size="lg"
                data-guard="text"
                className="h-auto min-h-12 whitespace-normal"
                onClick={onOrder}
              >
                {t('ratings.order', { tokens: number(model.price) })}
              </Button>
            </p>
          )}
          {orders}
        </>
      ) : null}
    </ContentFrame>
  );
};
