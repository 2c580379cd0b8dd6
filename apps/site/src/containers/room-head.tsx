import type { Room } from '@footlight/contract';
import { RoomHeader } from '@footlight/room-widgets';
import type { RoomSocket } from '../realtime/room-socket.ts';
import { useStoreValue } from './use-store-value.ts';

const cardStatus = (status: Room['chat']['status']) =>
  status === 'reconnecting' || status === 'online_ai' ? 'online' : status;

/** Who broadcasts, and how many are here. */
export const RoomHead = ({ room, socket }: { room: Room | undefined; socket: RoomSocket | null }) => {
  const counted = useStoreValue<number | null>(socket?.userCount, null);
  if (!room) return null;
  return (
    <RoomHeader
      name={room.user.displayName}
      avatarUrl={room.user.avatarUrl}
      status={cardStatus(room.chat.status)}
      viewerCount={counted ?? room.chat.user_count}
      followerCount={room.user.followerCount}
      tags={room.user.tagListNew}
    />
  );
};
