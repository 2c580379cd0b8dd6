import type { Room } from '@footlight/contract';
import type { RoomSocket } from '../../shell/sockets/room-socket.ts';
import { RoomUserList } from './room-user-list.tsx';
import { useRoomPeople } from './use-room-people.ts';

interface RoomViewersProps {
  username: string;
  room: Room;
  socket: RoomSocket | null;
}

/** Who is watching, for the broadcaster of the room. */
export const RoomViewers = ({ username, room, socket }: RoomViewersProps) => {
  const people = useRoomPeople(username, room, socket);
  return socket ? <RoomUserList people={people} socket={socket} without={username} /> : null;
};
