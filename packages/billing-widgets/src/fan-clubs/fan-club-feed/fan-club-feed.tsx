import type { FanclubLevel, FanclubPost as Post } from '@footlight/contract';
import {
  Alert,
  Button,
  cn,
  EmptyState,
  type MarkPress,
  Skeleton,
  useFocusAfter,
  useTexts,
} from '@footlight/ui';
import { MessageSquareText } from 'lucide-react';
import { type ComponentProps, useEffect, useId, useRef, useState } from 'react';
import { FanClubPost, type FanClubPostProps } from '../fan-club-post/fan-club-post.tsx';

type OfEachPost = Pick<FanClubPostProps, 'club' | 'owner' | 'mediaHref' | 'ownedMedia' | 'now'>;

export interface FanClubFeedProps extends Omit<ComponentProps<'section'>, 'children'>, OfEachPost {
  /** Newest first; undefined while they load. */
  posts: readonly Post[] | undefined;
  hasMore: boolean;
  loadingOlder: boolean;
  onLoadOlder: () => void;
  /** Translated: why loading posts failed. */
  error: string | null;
  onRetry: () => void;
  /** The post that is being deleted. */
  deletingId: number | null;
  onLike: (id: number, like: boolean) => void;
  onDelete: (id: number) => void;
  onReport?: ((id: number) => void) | undefined;
  /** The reader wants this level. The parent must ask for confirmation of the price before it charges. */
  onUnlock: (level: FanclubLevel) => void;
}

/** The posts of a fan club, newest first; posts for a higher level are shown locked (spec 1 §6). */
export function FanClubFeed({
  posts,
  club,
  owner,
  mediaHref,
  ownedMedia,
  now,
  hasMore,
  loadingOlder,
  onLoadOlder,
  error,
  onRetry,
  deletingId,
  onLike,
  onDelete,
  onReport,
  onUnlock,
  className,
  ...rest
}: FanClubFeedProps) {
  const { t } = useTexts(['billing', 'common']);
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  // Deleting a post removes the focused button, so focus moves to the feed's title.
  const asked = useRef<number | null>(null);
  useEffect(() => {
    if (asked.current === null || posts?.some(({ id }) => id === asked.current)) return;
    asked.current = null;
    if (document.activeElement === document.body) title.current?.focus();
  }, [posts]);
  // A load button disappears once its posts are there: the focus moves to the first new post, or stays near it.
  const { mark, target } = useFocusAfter();
  const [countBefore, setCountBefore] = useState(-1);
  const count = posts?.length ?? 0;
  const landing = Math.min(countBefore, count - 1);
  const load: MarkPress = (ask) =>
    mark(() => {
      setCountBefore(count);
      ask();
    });
  return (
    <section
      aria-labelledby={titleId}
      aria-busy={posts === undefined && error === null}
      {...rest}
      data-component="fan-club-feed"
      className={cn('flex min-w-0 flex-col gap-4', className)}
    >
      <h2 ref={title} id={titleId} tabIndex={-1} data-part="title" className="heading text-xl outline-none">
        {t('feed.title')}
      </h2>
      {posts?.length === 0 ? (
        <EmptyState icon={<MessageSquareText />} headingLevel={3} title={t('feed.empty')}>
          {t(owner ? 'feed.emptyOwn' : 'feed.emptyHint', { name: club.display_name })}
        </EmptyState>
      ) : posts ? (
        <ul aria-label={t('feed.title')} data-part="list" className="flex min-w-0 flex-col gap-4">
          {posts.map((post, index) => (
            <li key={post.id} className="min-w-0">
              <FanClubPost
                {...(index === landing ? { ref: target, tabIndex: -1 } : {})}
                post={post}
                club={club}
                owner={owner}
                deleting={post.id === deletingId}
                mediaHref={mediaHref}
                ownedMedia={ownedMedia}
                now={now}
                onLike={(like) => onLike(post.id, like)}
                onDelete={() => {
                  asked.current = post.id;
                  onDelete(post.id);
                }}
                onReport={onReport && (() => onReport(post.id))}
                onUnlock={() => onUnlock(post.level)}
              />
            </li>
          ))}
        </ul>
      ) : error === null ? (
        <div data-part="pending" className="flex flex-col gap-4">
          <Skeleton className="h-36" />
          <Skeleton className="h-36" />
        </div>
      ) : null}
      {error === null ? null : (
        <Alert
          live
          tone="error"
          title={t('feed.failed')}
          data-part="error"
          action={
            <Button size="sm" variant="outline" loading={loadingOlder} onClick={load(onRetry)}>
              {t('common:retry')}
            </Button>
          }
        >
          {error}
        </Alert>
      )}
      {posts && hasMore && error === null ? (
        <Button
          variant="outline"
          data-part="older"
          className="self-center"
          loading={loadingOlder}
          onClick={load(onLoadOlder)}
        >
          {t('feed.older')}
        </Button>
      ) : null}
    </section>
  );
}
