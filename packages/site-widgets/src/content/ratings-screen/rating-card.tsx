import type { RatingModel } from '@footlight/contract';
import {
  Badge,
  cn,
  coverLinkClass,
  TokenAmount,
  useLinkRenderer,
  useNumber,
  usePicture,
  useTexts,
} from '@footlight/ui';
import { Star } from 'lucide-react';

/** A broadcaster who sells ratings, with the price and what viewers think of them. The name's link covers the card. */
export const RatingCard = ({ model }: { model: RatingModel }) => {
  const { t } = useTexts('content');
  const number = useNumber();
  const decimal = useNumber({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const link = useLinkRenderer();
  const picture = usePicture(model.avatar_url);
  const rating = decimal(model.rating);
  const count = number(model.rating_count);
  return (
    <article
      data-part="card"
      className="group relative isolate flex h-full min-w-0 flex-col overflow-hidden rounded-lg bg-surface shadow-xs transition-shadow hover:shadow-md forced-colors:border"
    >
      <div
        className={cn(
          'relative aspect-square overflow-hidden bg-surface-sunken',
          !picture && 'footlight-glow',
        )}
      >
        {picture ? (
          <img
            {...picture}
            alt=""
            width={256}
            height={256}
            loading="lazy"
            decoding="async"
            className="size-full object-cover transition-[scale] duration-slow group-hover:scale-[1.04]"
          />
        ) : null}
        {model.is_live ? (
          <Badge tone="live" className="absolute start-2 top-2">
            {t('ratings.live')}
          </Badge>
        ) : null}
      </div>
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
