import { Drawer, useTexts } from '@footlight/ui';
import type { RoomSocket } from '../../shell/sockets/room-socket.ts';
import { RoomUserList } from './room-user-list.tsx';
import type { RoomPeople } from './use-room-people.ts';

interface RoomUsersProps {
  people: RoomPeople;
  socket: RoomSocket;
  onClose: () => void;
}

/** The room's users in a drawer. */
const RoomUsers = ({ people, socket, onClose }: RoomUsersProps) => {
  const { t } = useTexts('room');
  return (
    <Drawer open onClose={onClose} title={t('chat.users')}>
      <RoomUserList people={people} socket={socket} onMention={onClose} />
    </Drawer>
  );
};

export default RoomUsers;
