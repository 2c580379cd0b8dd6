import type { BrowseUser } from '@footlight/contract';
import { cn, useNumber, usePicture, useTexts } from '@footlight/ui';
import { useId } from 'react';

export interface FeedNextProps {
  users: readonly BrowseUser[];
  onChoose(username: string): void;
}

const Row = ({ user, onChoose }: { user: BrowseUser; onChoose(): void }) => {
  const { t } = useTexts('content');
  const number = useNumber();
  const picture = usePicture(user.thumbnail_url);
  return (
    <button
      type="button"
      onClick={onChoose}
      className="flex w-full min-w-0 items-center gap-3 rounded-lg text-start hover:bg-surface-raised"
    >
      <span
        className={cn(
          'aspect-video w-32 shrink-0 overflow-hidden rounded-lg bg-media',
          !picture && 'footlight-glow',
        )}
      >
        {picture ? <img {...picture} alt="" className="size-full object-cover" /> : null}
      </span>
      <span className="flex min-w-0 flex-col">
        <span className="line-clamp-2 font-semibold wrap-anywhere">
          <bdi>{user.display_name}</bdi>
        </span>
        <span className="numeric text-sm">
          {t('feed.watchers', { count: user.viewer_count, shown: number(user.viewer_count) })}
        </span>
      </span>
    </button>
  );
};

/** Who comes next, on wide windows; on phones the next one is a swipe away. */
export const FeedNext = ({ users, onChoose }: FeedNextProps) => {
  const { t } = useTexts('content');
  const id = useId();
  if (users.length === 0) return null;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3 max-desktop:hidden">
      <h3 id={id} className="heading text-lg">
        {t('feed.comesNext')}
      </h3>
      <ul className="flex flex-col gap-2">
        {users.map((user) => (
          <li key={user.username}>
            <Row user={user} onChoose={() => onChoose(user.username)} />
          </li>
        ))}
      </ul>
    </section>
  );
};
