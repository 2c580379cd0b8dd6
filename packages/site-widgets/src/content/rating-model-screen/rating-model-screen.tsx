import type { RatingModel } from '@footlight/contract';
import { Button, Link, useLinkRenderer, useNumber, useTexts } from '@footlight/ui';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { ContentFrame } from '../../lib/content-frame.tsx';
import { RatingPortrait } from '../../lib/rating-portrait.tsx';
import { RatingSteps } from '../../lib/rating-steps.tsx';

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
  const how = useId();
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
      wide
      loading={!model}
      error={error}
      onRetry={onRetry}
    >
      {model ? (
        <>
          <div className="flex flex-col items-start gap-6 desktop:flex-row desktop:gap-10">
            <RatingPortrait
              model={model}
              eager
              className="w-72 max-w-full shrink-0 rounded-xl desktop:w-96 desktop:max-w-2/5"
            />
            <div className="flex min-w-0 max-w-[60ch] flex-1 flex-col gap-6">
              <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
                {model.rating_count > 0 ? (
                  <span className="text-text-muted">
                    {t('ratings.average', {
                      average: decimal(model.rating),
                      count: number(model.rating_count),
                    })}
                  </span>
                ) : null}
                <Link asChild>{link({ href: `/${model.username}`, children: t('ratings.room') })}</Link>
              </p>
              <section aria-labelledby={how} className="flex flex-col gap-3">
                <h2 id={how} className="heading text-xl">
                  {t('ratings.how')}
                </h2>
                <RatingSteps
                  steps={[
                    t('ratings.step1', { name }),
                    t('ratings.step2', { name }),
                    t('ratings.step3', { name }),
                  ]}
                />
              </section>
              {own ? null : hasOpen ? (
                <p className="font-semibold wrap-anywhere">{t('ratings.again', { name })}</p>
              ) : (
                <p>
                  <Button
                    size="lg"
                    data-guard="text"
                    className="h-auto min-h-12 max-w-full whitespace-normal"
                    onClick={onOrder}
                  >
                    {t('ratings.order', { tokens: number(model.price) })}
                  </Button>
                </p>
              )}
            </div>
          </div>
          {orders}
        </>
      ) : null}
    </ContentFrame>
  );
};
