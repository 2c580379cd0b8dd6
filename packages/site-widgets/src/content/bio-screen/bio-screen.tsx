import { type MediaCardItem, type Room, SECTION_OF_GENDER } from '@footlight/contract';
import { Avatar, Badge, Button, Link, SectionNav, useLinkRenderer, useTexts } from '@footlight/ui';
import { Flag } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { ContentFrame } from '../../lib/content-frame.tsx';
import { MediaGrid } from '../../media/media-grid/media-grid.tsx';
import { BioFacts } from './bio-facts.tsx';
import { BioOffers } from './bio-offers.tsx';

export interface BioScreenProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
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
  room,
  media,
  owned,
  now,
  hasFanClub,
  error,
  onRetry,
  schedule,
  onReport,
  ...rest
}: BioScreenProps) => {
  const { t } = useTexts(['content', 'ui', 'common']);
  const link = useLinkRenderer();
  const name = room?.user.displayName ?? '';
  const isLive = room !== undefined && LIVE.has(room.chat.status);
  const href = `/${room?.user.username ?? ''}`;
  return (
    <ContentFrame
      {...rest}
      name="bio-screen"
      title={t('bio.title', { name })}
      breadcrumbs={
        room
          ? [
              { href, label: name },
              { href: `${href}/bio`, label: t('bio.about', { name }) },
            ]
          : []
      }
      loading={!room}
      error={error}
      onRetry={onRetry}
    >
      {room ? (
        <>
          <div className="flex flex-wrap items-center gap-4">
            <Avatar name={name} src={room.user.avatarUrl} size="xl" />
            {isLive ? (
              <Badge tone="live" pulse>
                {t('ui:live')}
              </Badge>
            ) : null}
            <Button asChild>{link({ href, children: t(isLive ? 'bio.watch' : 'bio.room') })}</Button>
            {onReport ? (
              <Button variant="ghost" iconStart={<Flag />} onClick={onReport}>
                {t('common:report')}
              </Button>
            ) : null}
          </div>
          {room.chat.subjectText ? <p className="wrap-anywhere">{room.chat.subjectText}</p> : null}
          <section aria-labelledby="bio-about" className="flex flex-col gap-3">
            <h2 id="bio-about" className="heading text-lg wrap-anywhere">
              {t('bio.about', { name })}
            </h2>
            <BioFacts room={room} live={isLive} />
          </section>
          {room.user.tagListNew.length > 0 ? (
            <section aria-labelledby="bio-tags" className="flex flex-col gap-2">
              <h2 id="bio-tags" className="heading text-lg">
                {t('bio.tags')}
              </h2>
              <SectionNav
                label={t('bio.tags')}
                variant="chips"
                items={room.user.tagListNew.map((tag) => ({
                  href: `${SECTION_OF_GENDER[room.user.gender]}/tag/${encodeURIComponent(tag)}`,
                  label: `#${tag}`,
                  current: false,
                }))}
              />
            </section>
          ) : null}
          {schedule}
          <BioOffers room={room} hasFanClub={hasFanClub} />
          <section aria-labelledby="bio-media" className="flex flex-col gap-3">
            <h2 id="bio-media" className="heading text-lg">
              {t('bio.media')}
            </h2>
            {media?.length === 0 ? (
              <p className="text-text-muted wrap-anywhere">{t('bio.noMedia', { name })}</p>
            ) : (
              <>
                <MediaGrid label={t('bio.media')} items={media ?? []} owned={owned} now={now} />
                <p>
                  <Link asChild>{link({ href: `${href}/media`, children: t('bio.allMedia') })}</Link>
                </p>
              </>
            )}
          </section>
        </>
      ) : null}
    </ContentFrame>
  );
};
