import type { MediaCardItem, Room } from '@footlight/contract';
import { Button, EmptyState, Link, Skeleton, useLinkRenderer, useTexts } from '@footlight/ui';
import { Flag, Images } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { ContentFrame } from '../../lib/content-frame.tsx';
import { MediaGrid } from '../../media/media-grid/media-grid.tsx';
import { BioCard } from './bio-card.tsx';
import { BioFacts } from './bio-facts.tsx';
import { BioHead, type BioHeadProps } from './bio-head.tsx';
import { BioOffers } from './bio-offers.tsx';

export interface BioScreenProps
  extends Omit<ComponentProps<'div'>, 'children' | 'title'>,
    Pick<BioHeadProps, 'following' | 'onFollow'> {
  username: string;
  /** Undefined while it loads. */
  room: Room | undefined;
  /** The latest items; undefined while they load. */
  media: readonly MediaCardItem[] | undefined;
  owned: ReadonlySet<number>;
  now: number;
  hasFanClub: boolean;
  error: ReactNode;
  onRetry(): void;
  /** The planned shows. */
  schedule?: ReactNode;
  /** Reports the broadcaster; undefined for the broadcaster. */
  onReport?: (() => void) | undefined;
}

const LIVE = new Set(['online', 'online_ai', 'reconnecting']);

/** A broadcaster's profile: who they are, what they offer, and their media. */
export const BioScreen = ({
  username,
  room,
  media,
  owned,
  now,
  hasFanClub,
  following,
  onFollow,
  error,
  onRetry,
  schedule,
  onReport,
  ...rest
}: BioScreenProps) => {
  const { t } = useTexts(['content', 'common']);
  const link = useLinkRenderer();
  const name = room?.user.displayName ?? username;
  const isLive = room !== undefined && LIVE.has(room.chat.status);
  const href = `/${username}`;
  return (
    <ContentFrame
      {...rest}
      name="bio-screen"
      title={t('bio.title', { name })}
      wide
      breadcrumbs={
        room
          ? [
              { href, label: name },
              { href: `${href}/bio`, label: t('bio.about', { name }) },
            ]
          : []
      }
      head={
        room ? (
          <BioHead room={room} live={isLive} following={following} onFollow={onFollow} />
        ) : error ? undefined : (
          <>
            <h1 className="sr-only">{t('bio.title', { name })}</h1>
            <Skeleton className="h-64 rounded-xl desktop:h-96" />
          </>
        )
      }
      loading={!room}
      error={error}
      onRetry={onRetry}
    >
      {room ? (
        <div className="grid items-start gap-6 desktop:grid-cols-[minmax(0,1fr)_20rem] desktop:gap-8">
          <div className="flex min-w-0 flex-col gap-6 desktop:order-last">
            <BioOffers room={room} hasFanClub={hasFanClub} />
            <BioCard id="bio-about" title={t('bio.about', { name })}>
              <BioFacts user={room.user} />
              {onReport ? (
                <Button
                  size="sm"
                  variant="ghost"
                  className="self-start"
                  iconStart={<Flag />}
                  onClick={onReport}
                >
                  {t('common:report')}
                </Button>
              ) : null}
            </BioCard>
          </div>
          <div className="flex min-w-0 flex-col gap-8">
            {schedule}
            <section aria-labelledby="bio-media" className="flex flex-col gap-3">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                <h2 id="bio-media" className="heading text-xl">
                  {t('bio.media')}
                </h2>
                {media && media.length > 0 ? (
                  <Link asChild>{link({ href: `${href}/media`, children: t('bio.allMedia') })}</Link>
                ) : null}
              </div>
              {media?.length === 0 ? (
                <EmptyState icon={<Images />} title={t('bio.noMedia', { name })} headingLevel={3} />
              ) : media ? (
                <MediaGrid label={t('bio.media')} items={media} owned={owned} now={now} />
              ) : (
                <Skeleton className="h-48 rounded-lg" />
              )}
            </section>
          </div>
        </div>
      ) : null}
    </ContentFrame>
  );
};
