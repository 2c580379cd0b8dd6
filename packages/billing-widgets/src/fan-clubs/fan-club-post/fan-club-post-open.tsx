import {
  type FanclubLevel,
  type FanclubPostContent,
  fanclubPrice,
  isNewMedia,
  type MediaCardItem,
} from '@footlight/contract';
import { Button, cn, MediaCard, useNumber, useTexts } from '@footlight/ui';
import { Flag, Heart } from 'lucide-react';
import { FanClubPostDelete } from './fan-club-post-delete.tsx';

interface FanClubPostOpenProps {
  content: FanclubPostContent;
  /** The reader's own level; members get a discount on media. */
  level: FanclubLevel | null;
  owner: boolean;
  deleting: boolean;
  mediaHref: (item: MediaCardItem) => string;
  hasMedia: (item: MediaCardItem) => boolean;
  now: number;
  onLike: (like: boolean) => void;
  onDelete: () => void;
  onReport: (() => void) | undefined;
}

/** A post as shown to members of its level and to the owner. */
export const FanClubPostOpen = ({
  content: { text, media, likes, is_liked: isLiked },
  level,
  owner,
  deleting,
  mediaHref,
  hasMedia,
  now,
  onLike,
  onDelete,
  onReport,
}: FanClubPostOpenProps) => {
  const { t } = useTexts(['billing', 'common']);
  const number = useNumber();
  const shown = number(likes);
  const counted = t('feed.likes', { count: likes, shown });
  const heart = <Heart aria-hidden="true" className={cn('size-4.5', isLiked && 'fill-current')} />;
  return (
    <>
      <p data-part="text" dir="auto" className="max-w-prose whitespace-pre-wrap wrap-anywhere">
        {text}
      </p>
      {media ? (
        <MediaCard
          href={mediaHref(media)}
          title={media.name}
          displayName={media.user_display_name}
          kind={media.type_name}
          thumbnailUrl={media.thumbnail_url}
          duration={media.duration}
          itemCount={media.item_count}
          tokenPrice={fanclubPrice(media.token_price, level)}
          unlockLevel={
            media.token_price === 0 && media.fanclub_access_level ? media.fanclub_access_level : undefined
          }
          owned={hasMedia(media)}
          recent={isNewMedia(media, now)}
          className="w-full max-w-64 border border-border"
        />
      ) : null}
      <footer data-part="actions" className="flex min-w-0 flex-wrap items-center gap-2">
        {owner ? (
          <>
            <p data-part="likes" className="flex items-center gap-2 text-sm text-text-muted">
              {heart}
              {counted}
            </p>
            <FanClubPostDelete deleting={deleting} onDelete={onDelete} />
          </>
        ) : (
          <Button
            size="sm"
            variant="outline"
            data-part="like"
            aria-pressed={isLiked}
            aria-label={`${t('feed.like')}, ${counted}`}
            iconStart={heart}
            className="aria-pressed:border-primary aria-pressed:text-primary-text"
            onClick={() => onLike(!isLiked)}
          >
            <span className="numeric">{shown}</span>
          </Button>
        )}
        {onReport && !owner ? (
          <Button size="sm" variant="ghost" data-part="report" iconStart={<Flag />} onClick={onReport}>
            {t('common:report')}
          </Button>
        ) : null}
      </footer>
    </>
  );
};
