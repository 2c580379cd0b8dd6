import { type Room, vrPath } from '@footlight/contract';
import { FollowButton, RoomHeader } from '@footlight/room-widgets';
import { use, useSyncExternalStore } from 'react';
import { usePushOffer } from '../../shell/push/use-push-offer.ts';
import { useErrorToast } from '../../shell/refusals/use-error-content.tsx';
import { useHasFanClub } from '../../shell/room/use-has-fan-club.ts';
import { useRoomCalls } from '../../shell/room/use-room-calls.ts';
import { useRequireLogin } from '../../shell/session/use-require-login.ts';
import type { RoomSocket } from '../../shell/sockets/room-socket.ts';
import { VrContext } from '../../shell/spend/plain-tip.ts';

const still = () => () => undefined;

/** The platform counts everybody in the room; broadcasters are no viewers of themselves. */
const withoutOwn = (count: number | null) => count && count - 1;

/** The broadcaster and the number of viewers. The count bypasses React once the socket knows it. */
export const RoomHead = ({ room, socket }: { room: Room | undefined; socket: RoomSocket | null }) => {
  const hasClub = useHasFanClub(room);
  const requireLogin = useRequireLogin();
  const calls = useRoomCalls(room?.user.username ?? '');
  const isVrPage = use(VrContext);
  const offerPush = usePushOffer();
  const errorToast = useErrorToast();
  const follow = (next: { follow: boolean; notify: boolean }) => {
    requireLogin(() => {
      if (next.notify) offerPush(room?.user.displayName ?? '');
      return calls.follow(next).catch((error: unknown) => errorToast(error));
    });
  };
  const counted = socket?.userCount;
  // Renders once, when the socket first knows the count; after that only the number updates.
  const isCounted = useSyncExternalStore(
    counted?.subscribe ?? still,
    () => (counted?.getSnapshot() ?? null) !== null,
    () => false,
  );
  if (!room) return null;
  const { chat, user, viewer } = room;
  // Followers of a broadcaster who takes no new ones may still leave.
  const mayFollow = !viewer.isStreamer && (room.userSetting.followEnabled || viewer.isFollowing);
  return (
    <RoomHeader
      name={user.displayName}
      avatarUrl={user.avatarUrl}
      status={chat.status}
      viewerCount={
        counted && isCounted
          ? viewer.isStreamer
            ? { subscribe: counted.subscribe, getSnapshot: () => withoutOwn(counted.getSnapshot()) }
            : counted
          : chat.user_count
      }
      followerCount={user.followerCount}
      rating={{ average: user.rating, count: user.ratingCount }}
      vrHref={room.stream?.vr && !isVrPage ? vrPath(user.username) : undefined}
      voyeurHref={user.voyeurPath ?? undefined}
      profileHref={`/${user.username}/bio`}
      fanClubHref={hasClub ? `/${user.username}/fanclub` : undefined}
      actions={
        mayFollow ? (
          <FollowButton
            broadcasterName={user.displayName}
            following={viewer.isFollowing}
            notified={viewer.isNotified}
            onChange={follow}
          />
        ) : undefined
      }
    />
  );
};
