import type { Room } from '@footlight/contract';
import { FollowButton, RoomHeader } from '@footlight/room-widgets';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useCurrentUser } from '../data/use-current-user.ts';
import { useErrorText } from '../data/use-error-text.ts';
import { useRoomCalls } from '../data/use-room-calls.ts';
import { loadRetried } from '../modals/load-retried.ts';
import type { RoomSocket } from '../realtime/room-socket.ts';
import { useToast } from '../state/toasts.ts';
import { useAsMember } from './use-as-member.ts';

/** For members alone, and with its own texts. */
const RoomFriend = lazy(() => loadRetried(() => import('./room-friend.tsx')));

const still = () => () => undefined;

/** Who broadcasts, and how many are here. The count comes past React once the socket knows it. */
export const RoomHead = ({ room, socket }: { room: Room | undefined; socket: RoomSocket | null }) => {
  const { isLoggedIn } = useCurrentUser();
  const asMember = useAsMember();
  const calls = useRoomCalls(room?.user.username ?? '');
  const toast = useToast();
  const errorText = useErrorText();
  const follow = (next: { follow: boolean; notify: boolean }) => {
    asMember(() =>
      calls.follow(next).catch((error: unknown) => toast({ appearance: 'error', content: errorText(error) })),
    );
  };
  const counted = socket?.userCount;
  // Renders once, when the socket first knows the count; after that only the number itself is drawn again.
  const isCounted = useSyncExternalStore(
    counted?.subscribe ?? still,
    () => (counted?.getSnapshot() ?? null) !== null,
    () => false,
  );
  if (!room) return null;
  const { chat, user, viewer } = room;
  return (
    <RoomHeader
      name={user.displayName}
      avatarUrl={user.avatarUrl}
      status={chat.status}
      viewerCount={counted && isCounted ? counted : chat.user_count}
      followerCount={user.followerCount}
      fanClubHref={`/${user.username}/fanclub`}
      // A subject that names its tags says them once.
      actions={
        viewer.isStreamer || !room.userSetting.followEnabled ? undefined : (
          <>
            <FollowButton
              broadcasterName={user.displayName}
              isFollowing={viewer.isFollowing}
              isNotified={viewer.isNotified}
              onChange={follow}
            />
            {isLoggedIn ? (
              <Suspense fallback={null}>
                <RoomFriend room={room} />
              </Suspense>
            ) : null}
          </>
        )
      }
      tags={chat.subjectText.includes('#') ? [] : user.tagListNew}
    />
  );
};
