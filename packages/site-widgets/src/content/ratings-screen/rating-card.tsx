import type { RatingModel } from '@footlight/contract';
import { cn, coverLinkClass, TokenAmount, useLinkRenderer, useNumber, useTexts } from '@footlight/ui';
import { Star } from 'lucide-react';
import { RatingPortrait } from '../../lib/rating-portrait.tsx';

/** A broadcaster who sells ratings, with the price and what viewers think of them. The name's link covers the card. */
export const RatingCard = ({ model }: { model: RatingModel }) => {
  const { t } = useTexts('content');
  const number = useNumber();
  const decimal = useNumber({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const link = useLinkRenderer();
  const rating = decimal(model.rating);
  const count = number(model.rating_count);
  return (
    <article
      data-part="card"
      className="group relative isolate flex h-full min-w-0 flex-col overflow-hidden rounded-lg bg-surface shadow-xs transition-shadow hover:shadow-md forced-colors:border"
    >
      <RatingPortrait model={model} />
      <div className="flex min-w-0 flex-col gap-1 p-3">
        {link({
          href: `/dickometrics/${model.username}`,
          className: cn(
            coverLinkClass,
            'heading line-clamp-2 text-base wrap-anywhere after:z-1 group-hover:text-primary-text',
          ),
          children: model.display_name,
        })}
        <p className="flex flex-wrap items-center justify-between gap-x-3 text-sm text-text-muted">
          <TokenAmount value={model.price} />
          {model.rating_count > 0 ? (
            <span className="numeric inline-flex items-center gap-1 [&_svg]:size-3.5">
              <Star aria-hidden="true" />
              <span aria-hidden="true">
                {rating} ({count})
              </span>
              <span className="sr-only">{t('ratings.average', { average: rating, count })}</span>
            </span>
          ) : null}
        </p>
      </div>
    </article>
  );
};
