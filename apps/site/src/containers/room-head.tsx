import type { Room } from '@footlight/contract';
import { RoomHeader } from '@footlight/room-widgets';
import { useSyncExternalStore } from 'react';
import type { RoomSocket } from '../realtime/room-socket.ts';

const still = () => () => undefined;

/** Who broadcasts, and how many are here. The count comes past React once the socket knows it. */
export const RoomHead = ({ room, socket }: { room: Room | undefined; socket: RoomSocket | null }) => {
  const counted = socket?.userCount;
  // Renders once, when the socket first knows the count; after that only the number itself is drawn again.
  const isCounted = useSyncExternalStore(
    counted?.subscribe ?? still,
    () => (counted?.getSnapshot() ?? null) !== null,
    () => false,
  );
  if (!room) return null;
  const { chat, user } = room;
  return (
    <RoomHeader
      name={user.displayName}
      avatarUrl={user.avatarUrl}
      status={chat.status}
      viewerCount={counted && isCounted ? counted : chat.user_count}
      followerCount={user.followerCount}
      // A subject that names its tags says them once.
      tags={chat.subjectText.includes('#') ? [] : user.tagListNew}
    />
  );
};
