import {
  type Fanclub,
  fanclubOpens,
  type MediaCardItem,
  type FanclubPost as Post,
} from '@footlight/contract';
import { Avatar, Badge, cn, useTexts } from '@footlight/ui';
import { type ComponentProps, useId } from 'react';
import { useDay } from '../../lib/use-day.ts';
import { FanClubPostLock } from './fan-club-post-lock.tsx';
import { FanClubPostOpen } from './fan-club-post-open.tsx';

/** The fields of the club that its posts need. */
export type FanClubOfPosts = Pick<
  Fanclub,
  'display_name' | 'avatar_url' | 'is_enabled' | 'prices' | 'membership'
>;

export interface FanClubPostProps extends Omit<ComponentProps<'article'>, 'children'> {
  post: Post;
  club: FanClubOfPosts;
  /** The reader is the broadcaster who wrote the post. */
  owner: boolean;
  /** The request to delete is being sent. */
  deleting?: boolean;
  /** Address of a media item's page. */
  mediaHref: (item: MediaCardItem) => string;
  /** Ids of the media that the reader owns. */
  ownedMedia: ReadonlySet<number>;
  /** Unix milliseconds; decides which media are marked as new. */
  now: number;
  onLike: (like: boolean) => void;
  /** Called after the owner has confirmed. */
  onDelete: () => void;
  /** The reader reports the post. */
  onReport?: (() => void) | undefined;
  /** The reader wants the post's level. The parent must ask for confirmation of the price before it charges. */
  onUnlock: () => void;
}

/**
 * A post in a fan club. If it is for a higher level: a blurred preview of its media, the price, and the way to join. The text is plain: markup in it is not interpreted.
 * Token: `--fan-club-post-radius`.
 */
export function FanClubPost({
  post,
  club,
  owner,
  deleting = false,
  mediaHref,
  ownedMedia,
  now,
  onLike,
  onDelete,
  onReport,
  onUnlock,
  className,
  ...rest
}: FanClubPostProps) {
  const { t } = useTexts(['billing', 'ui']);
  const day = useDay();
  const headId = useId();
  const { level, content, created_at: at } = post;
  const mine = club.membership?.level ?? null;
  return (
    <article
      aria-labelledby={headId}
      {...rest}
      data-component="fan-club-post"
      data-state={content ? 'open' : 'locked'}
      className={cn(
        'flex min-w-0 flex-col gap-4 border border-border bg-surface p-4 text-text shadow-xs rounded-[var(--fan-club-post-radius,--theme(--radius-lg))]',
        className,
      )}
    >
      <header data-part="head" className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2">
        <Avatar name={club.display_name} src={club.avatar_url} />
        <h3 id={headId} className="flex min-w-0 flex-1 flex-col">
          <bdi data-part="author" className="font-semibold wrap-anywhere">
            {club.display_name}
          </bdi>{' '}
          <time data-part="day" dateTime={at} className="text-sm font-normal text-text-muted">
            {day(at)}
          </time>
        </h3>
        <Badge tone={content ? 'primary' : 'neutral'} data-part="level">
          {t(`ui:fanclub.${level}`)}
        </Badge>
      </header>
      {content ? (
        <FanClubPostOpen
          content={content}
          owner={owner}
          deleting={deleting}
          mediaHref={mediaHref}
          level={mine}
          hasMedia={(item) =>
            owner || ownedMedia.has(item.id) || fanclubOpens(mine, item.fanclub_access_level)
          }
          now={now}
          onLike={onLike}
          onDelete={onDelete}
          onReport={onReport}
        />
      ) : (
        <FanClubPostLock
          level={level}
          price={club.prices[level]}
          preview={post.preview}
          member={mine !== null}
          mayJoin={club.is_enabled}
          onUnlock={onUnlock}
        />
      )}
    </article>
  );
}
