import type { ChatStatus } from '@footlight/contract';
import {
  Avatar,
  Badge,
  type BadgeTone,
  cn,
  linkClass,
  type RenderLink,
  useLinkRenderer,
  useNumber,
  useTexts,
} from '@footlight/ui';
import { Eye, Heart, Star } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { wholeCount } from '../../lib/whole-count.ts';
import { type CountStore, LiveCount } from '../live-count/live-count.tsx';

type ShownStatus = 'online' | 'private' | 'limited' | 'connected' | 'standby' | 'offline';

const shownAs: Record<ChatStatus, ShownStatus> = {
  online: 'online',
  online_ai: 'online',
  reconnecting: 'online',
  private: 'private',
  limited: 'limited',
  connected: 'connected',
  standby: 'standby',
  offline: 'offline',
};

const tones: Record<ShownStatus, BadgeTone> = {
  online: 'live',
  private: 'primary',
  limited: 'token',
  connected: 'neutral',
  standby: 'neutral',
  offline: 'neutral',
};

export interface RoomHeaderProps extends Omit<ComponentProps<'header'>, 'children'> {
  name: string;
  avatarUrl?: string | undefined;
  status: ChatStatus;
  /** Pass a store if it changes often: then only the number re-renders. Null while unknown. */
  viewerCount: CountStore | number | null;
  followerCount?: number;
  /** Average of 1 to 5 and number of ratings. Without ratings, nothing is shown. */
  rating?: { average: number; count: number } | undefined;
  /** Address of the broadcaster's fan club, if there is one. */
  fanClubHref?: string | undefined;
  /** Address of the list of a voyeur cam; shows that the room is one. */
  voyeurHref?: string | undefined;
  /** Address of the room's VR page; shows that the room streams in VR. */
  vrHref?: string | undefined;
  /** Address of the broadcaster's profile; the name links to it. */
  profileHref?: string | undefined;
  renderLink?: RenderLink;
  /** Buttons at the end, for instance follow. */
  actions?: ReactNode;
}

/** The header of a room. The broadcaster's name is the page's h1. */
export function RoomHeader({
  name,
  avatarUrl,
  status,
  viewerCount,
  followerCount,
  rating,
  fanClubHref,
  voyeurHref,
  vrHref,
  profileHref,
  renderLink,
  actions,
  className,
  ...rest
}: RoomHeaderProps) {
  const { t } = useTexts('room');
  const { t: ui } = useTexts('ui');
  const number = useNumber();
  const decimal = useNumber({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const render = useLinkRenderer(renderLink);
  const shown = shownAs[status];
  const followers = wholeCount(followerCount ?? null);
  const ratings = wholeCount(rating?.count ?? null);
  return (
    <header
      {...rest}
      data-component="room-header"
      data-status={shown}
      className={cn('flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2 desktop:gap-x-4', className)}
    >
      <Avatar name={name} src={avatarUrl} size="lg" className="max-desktop:size-9" />
      <div className="flex min-w-0 flex-1 basis-24 flex-col desktop:basis-40 desktop:gap-1">
        <h1
          data-part="name"
          className="heading text-base wrap-anywhere max-desktop:line-clamp-1 desktop:text-xl"
        >
          {profileHref ? (
            render({
              href: profileHref,
              className: 'rounded-xs hover:underline',
              children: <bdi>{name}</bdi>,
            })
          ) : (
            <bdi>{name}</bdi>
          )}
        </h1>
        <div
          data-part="facts"
          className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-sm text-text-muted"
        >
          <Badge tone={tones[shown]} pulse={shown === 'online'}>
            {shown === 'online' ? ui('live') : ui(`status.${shown}`)}
          </Badge>
          <LiveCount value={viewerCount}>
            {(count, text) => (
              <span
                data-part="viewers"
                className="numeric inline-flex min-w-0 items-center gap-1 wrap-anywhere"
              >
                <Eye aria-hidden="true" className="size-4 shrink-0" />
                {/* On phones the number alone: the header has one line. */}
                <span aria-hidden="true" className="desktop:hidden">
                  {text}
                </span>
                <span className="max-desktop:sr-only">{ui('viewers', { count, shown: text })}</span>
              </span>
            )}
          </LiveCount>
          {followers === null ? null : (
            <span data-part="followers" className="numeric inline-flex items-center gap-1 max-desktop:hidden">
              <Heart aria-hidden="true" className="size-4" />
              {t('header.followers', { count: followers, shown: number(followers) })}
            </span>
          )}
          {rating && ratings ? (
            <span data-part="rating" className="numeric inline-flex items-center gap-1 max-desktop:hidden">
              <Star aria-hidden="true" className="size-4" />
              <span aria-hidden="true">{`${decimal(rating.average)} (${number(ratings)})`}</span>
              <span className="sr-only">
                {t('header.rating', {
                  average: decimal(rating.average),
                  count: ratings,
                  shown: number(ratings),
                })}
              </span>
            </span>
          ) : null}
          {voyeurHref
            ? render({
                href: voyeurHref,
                'data-part': 'voyeur',
                className: linkClass(),
                children: t('header.voyeur'),
              })
            : null}
          {vrHref
            ? render({
                href: vrHref,
                'data-part': 'vr',
                className: linkClass(),
                children: ui('vr'),
              })
            : null}
          {fanClubHref
            ? render({
                href: fanClubHref,
                'data-part': 'fan-club',
                className: cn(linkClass(), 'max-desktop:hidden'),
                children: t('header.fanClub'),
              })
            : null}
        </div>
      </div>
      {actions ? (
        <div data-part="actions" className="flex min-w-0 flex-wrap items-center gap-2">
          {actions}
        </div>
      ) : null}
    </header>
  );
}
