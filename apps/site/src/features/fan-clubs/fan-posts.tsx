import { FanClubFeed } from '@footlight/billing-widgets';
import type { Fanclub, FanclubLevel } from '@footlight/contract';
import { mediaHref } from '@footlight/contract';
import { useMemo, useState } from 'react';
import { useErrorText } from '../../shell/errors/use-error-text.ts';
import { useModals } from '../../shell/modals/modals.ts';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';
import { useFanPosts } from './use-fan-posts.ts';

interface FanPostsProps {
  club: Fanclub;
  owner: boolean;
  onUnlock: (level: FanclubLevel) => void;
}

/** The posts below the levels of a fan club. The browser reads them after the club. */
const FanPosts = ({ club, owner, onUnlock }: FanPostsProps) => {
  const feed = useFanPosts(club.username);
  const errorText = useErrorText();
  const modals = useModals();
  const { data: visitor } = useCurrentUser();
  const owned = useMemo(() => new Set(visitor?.media_ids ?? []), [visitor]);
  const [now] = useState(Date.now);
  return (
    <FanClubFeed
      posts={feed.posts}
      club={club}
      owner={owner}
      mediaHref={mediaHref}
      ownedMedia={owned}
      now={now}
      hasMore={feed.hasMore}
      loadingOlder={feed.isAsking}
      onLoadOlder={feed.loadOlder}
      error={feed.error ? errorText(feed.error) : null}
      onRetry={feed.retry}
      deletingId={feed.deletingId}
      onLike={(id, like) => void feed.like(id, like)}
      onDelete={(id) => void feed.remove(id)}
      onReport={(id) => void modals.open('report', { target: { kind: 'post', id }, name: club.display_name })}
      onUnlock={onUnlock}
    />
  );
};

export default FanPosts;
