import type { RatingModel } from '@footlight/contract';
import { Badge, cn, usePicture, useTexts } from '@footlight/ui';

export interface RatingPortraitProps {
  model: RatingModel;
  /** Part of the first view: loads at once. */
  eager?: boolean;
  className?: string;
}

/** The square picture of a broadcaster who sells ratings, marked if they are live. */
export const RatingPortrait = ({ model, eager = false, className }: RatingPortraitProps) => {
  const { t } = useTexts('content');
  const picture = usePicture(model.avatar_url);
  return (
    <div
      className={cn(
        'relative aspect-square overflow-hidden bg-surface-sunken',
        !picture && 'footlight-glow',
        className,
      )}
    >
      {picture ? (
        <img
          {...picture}
          alt=""
          width={256}
          height={256}
          loading={eager ? 'eager' : 'lazy'}
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
  );
};
