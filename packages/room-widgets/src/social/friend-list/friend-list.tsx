import type { Friend, FriendAction, FriendStatus } from '@footlight/contract';
import {
  cn,
  EmptyState,
  IconButton,
  type MarkPress,
  Skeleton,
  Switch,
  useFocusAfter,
  useTexts,
} from '@footlight/ui';
import { MessageCircle, UsersRound } from 'lucide-react';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { PersonFace } from '../../lib/person-face.tsx';
import { FriendButton } from '../friend-button/friend-button.tsx';

export interface FriendListProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Null while they load. */
  friends: readonly Friend[] | null;
  onAction: (action: FriendAction, username: string) => void;
  /** Opens the conversation. */
  onWrite: (username: string) => void;
  /** Shown to viewers without friends: where to find people. */
  emptyAction?: ReactNode;
}

/** Requests to answer come first, then friends, then requests that were sent. */
const RANK: Record<FriendStatus, number> = { TO_CONFIRM: 0, CONFIRMED: 1, REQUESTED: 2 };

const ordered = (friends: readonly Friend[]): Friend[] =>
  friends.toSorted(
    (a, b) =>
      RANK[a.friendStatus] - RANK[b.friendStatus] ||
      Number(b.isOnline) - Number(a.isOnline) ||
      a.username.localeCompare(b.username),
  );

interface FriendRowProps {
  friend: Friend;
  mark: MarkPress;
  onAction: (action: FriendAction) => void;
  onWrite: () => void;
}

const FriendRow = ({ friend, mark, onAction, onWrite }: FriendRowProps) => {
  const { t } = useTexts('social');
  const row = useRef<HTMLLIElement>(null);
  const { displayName, avatarUrl, isOnline, friendStatus } = friend;
  return (
    <li
      ref={row}
      data-part="friend"
      data-state={friendStatus.toLowerCase().replace('_', '-')}
      className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2 py-3"
    >
      <PersonFace name={displayName} src={avatarUrl} online={isOnline} />
      <span className="min-w-24 flex-1">
        <bdi className="block truncate font-medium" title={displayName}>
          {displayName}
        </bdi>
        <span className="block text-sm text-text-muted">{t(`friends.${friendStatus}`)}</span>
      </span>
      <span className="flex flex-wrap items-center gap-1">
        <FriendButton
          name={displayName}
          status={friendStatus}
          onAction={(action) => mark(() => onAction(action))({ currentTarget: row.current as HTMLLIElement })}
        />
        <IconButton size="sm" data-part="write" label={`${t('write')}: ${displayName}`} onClick={onWrite}>
          <MessageCircle />
        </IconButton>
      </span>
    </li>
  );
};

/** Friends and requests in both directions, with online status (spec 2 §3). */
export function FriendList({ friends, onAction, onWrite, emptyAction, className, ...rest }: FriendListProps) {
  const { t } = useTexts('social');
  // A request that is declined and a friendship that ends leave the list, with their buttons.
  const { mark, target } = useFocusAfter();
  const [isOnlineOnly, setIsOnlineOnly] = useState(false);
  const shown = ordered(friends ?? []).filter(({ isOnline }) => isOnline || !isOnlineOnly);
  return (
    <div
      {...rest}
      data-component="friend-list"
      aria-busy={friends === null}
      className={cn('flex min-w-0 flex-col gap-3', className)}
    >
      {friends === null ? (
        <div data-part="pending" className="flex flex-col gap-3">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </div>
      ) : friends.length === 0 ? (
        <EmptyState
          ref={target}
          tabIndex={-1}
          title={t('friends.empty')}
          icon={<UsersRound />}
          action={emptyAction}
        >
          {t('friends.emptyHint')}
        </EmptyState>
      ) : (
        <>
          <Switch label={t('friends.onlineOnly')} checked={isOnlineOnly} onCheckedChange={setIsOnlineOnly} />
          {/* The region stays, so that screen readers know it before its text appears. */}
          <p role="status" data-part="none" className="text-sm text-text-muted empty:absolute">
            {shown.length === 0 ? t('friends.noneOnline') : null}
          </p>
          <ul
            ref={target}
            tabIndex={-1}
            data-part="list"
            aria-label={t('friends.label')}
            className="divide-y divide-border"
          >
            {shown.map((friend) => (
              <FriendRow
                key={friend.username}
                friend={friend}
                mark={mark}
                onAction={(action) => onAction(action, friend.username)}
                onWrite={() => onWrite(friend.username)}
              />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
