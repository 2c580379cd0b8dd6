import { type Room, withoutHashtags } from '@footlight/contract';
import { Avatar, Badge, Button, cn, useLinkRenderer, usePicture, useTexts } from '@footlight/ui';

export interface BioHeadProps {
  room: Room;
  live: boolean;
  /** Null for a broadcaster who takes no followers, and for the broadcaster. */
  following: boolean | null;
  onFollow(follow: boolean): void;
}

/** Picture, name and the ways into the room. */
export const BioHead = ({ room, live, following, onFollow }: BioHeadProps) => {
  const { t, language } = useTexts(['content', 'ui']);
  const link = useLinkRenderer();
  const { user, chat } = room;
  const picture = usePicture(user.thumbnailUrl);
  // The tags are shown below, as links.
  const subject = withoutHashtags(chat.subjectText, user.tagListNew);
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <header
      data-part="head"
      className={cn(
        'relative isolate flex min-h-64 min-w-0 desktop:min-h-96 flex-col justify-end overflow-hidden rounded-xl bg-media text-on-media forced-colors:border',
        !picture && 'footlight-glow',
      )}
    >
      {picture ? (
        <img {...picture} alt="" className="absolute inset-0 -z-1 size-full object-cover" decoding="async" />
      ) : null}
      <div className="flex min-w-0 flex-wrap items-center gap-4 bg-media/70 p-4 desktop:p-6">
        <Avatar
          name={user.displayName}
          src={user.avatarUrl}
          size="xl"
          className="shrink-0 max-desktop:size-14"
        />
        <div className="flex min-w-0 flex-1 basis-48 flex-col items-start gap-1">
          <h1 className="heading line-clamp-2 text-2xl wrap-anywhere desktop:text-3xl">
            <bdi>{user.displayName}</bdi>
          </h1>
          {live ? (
            <Badge tone="live" pulse>
              {t('ui:live')}
            </Badge>
          ) : chat.lastOnlineAt ? (
            <p className="text-sm wrap-anywhere">
              {t('bio.lastOnline')}{' '}
              <time dateTime={chat.lastOnlineAt}>{day.format(new Date(chat.lastOnlineAt))}</time>
            </p>
          ) : null}
          {subject ? <p className="line-clamp-2 wrap-anywhere">{subject}</p> : null}
        </div>
        <div className="flex min-w-0 gap-2 max-desktop:w-full max-desktop:*:flex-1">
          <Button asChild>
            {link({ href: `/${user.username}`, children: t(live ? 'bio.watch' : 'bio.room') })}
          </Button>
          {following === null ? null : (
            <Button variant="outline" onClick={() => onFollow(!following)}>
              {t(following ? 'feed.unfollow' : 'feed.follow')}
            </Button>
          )}
        </div>
      </div>
    </header>
  );
};
