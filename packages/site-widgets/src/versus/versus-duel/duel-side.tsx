import type { VersusContest } from '@footlight/contract';
import { Badge, cn, coverLinkClass, useLinkRenderer, useNumber, usePicture, useTexts } from '@footlight/ui';
import { Trophy } from 'lucide-react';
import type { ReactNode } from 'react';

export interface DuelSideProps {
  side: VersusContest['modelList'][number];
  /** The side is at the end of the line. */
  second: boolean;
  state: 'even' | 'won' | 'lost';
  eager: boolean;
  /** The moving picture over the still. */
  live: ReactNode;
}

/** One half of a duel: the room's picture with name and score. */
export const DuelSide = ({ side, second, state, eager, live }: DuelSideProps) => {
  const { t } = useTexts('versus');
  const number = useNumber();
  const link = useLinkRenderer();
  const picture = usePicture(side.thumbnail_url);
  const shown = number(side.score);
  return (
    <div
      data-part="side"
      data-state={side.is_away ? 'away' : state}
      className={cn(
        'relative isolate flex aspect-4/5 min-w-0 flex-col justify-end overflow-hidden bg-media text-on-media sm:aspect-4/3 desktop:max-h-[max(16rem,calc(100svh-31rem))] desktop:w-full',
        second && 'text-end',
        !picture && 'footlight-glow',
      )}
    >
      {picture ? (
        <img
          {...picture}
          alt=""
          width={640}
          height={360}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          className={cn(
            'absolute inset-0 -z-1 size-full object-cover transition-[opacity,filter] duration-slow',
            (state === 'lost' || side.is_away) && 'opacity-50 grayscale',
          )}
        />
      ) : null}
      {live}
      <div
        className={cn(
          'flex min-w-0 items-end justify-between gap-x-3 bg-media/70 px-3 py-2 max-sm:flex-col-reverse max-sm:items-start sm:px-4 sm:py-2.5 desktop:px-6',
          second && 'max-sm:items-end sm:flex-row-reverse',
        )}
      >
        <div className={cn('flex min-w-0 flex-col items-start gap-1', second && 'items-end')}>
          {state === 'won' ? (
            <Badge tone="success" icon={<Trophy />}>
              {t('table.winner')}
            </Badge>
          ) : null}
          <h2 data-part="name" className="heading line-clamp-2 text-lg wrap-anywhere desktop:text-xl">
            {/* The link covers the picture. */}
            {link({
              href: `/${side.username}`,
              className: coverLinkClass,
              children: <bdi>{side.display_name}</bdi>,
            })}
          </h2>
        </div>
        <p data-part="score" className="shrink-0 text-2xl font-bold desktop:text-3xl">
          <span aria-hidden="true" className="numeric">
            {shown}
          </span>
          <span className="sr-only">{t('tokens', { count: side.score, shown })}</span>
        </p>
      </div>
    </div>
  );
};
