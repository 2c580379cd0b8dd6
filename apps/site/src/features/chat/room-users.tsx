import { UserList } from '@footlight/room-widgets';
import { useStoreValue } from '@footlight/room-widgets/stores';
import { Drawer, useTexts } from '@footlight/ui';
import { useEffect } from 'react';
import { useSettings } from '../../shell/session/use-settings.ts';
import type { RoomSocket } from '../../shell/sockets/room-socket.ts';
import type { RoomPeople } from './use-room-people.ts';

/** The room's users; the platform publishes them while this is open, at most every five seconds (spec 2 §9). */
const RoomUsers = ({
  people,
  socket,
  onClose,
}: {
  people: RoomPeople;
  socket: RoomSocket;
  onClose: () => void;
}) => {
  const { t } = useTexts('room');
  const [settings, change] = useSettings();
  const list = useStoreValue(socket.userList, null);
  useEffect(() => {
    socket.watchUserList(true);
    return () => socket.watchUserList(false);
  }, [socket]);
  return (
    <Drawer open onClose={onClose} title={t('chat.users')}>
      <UserList
        count={list?.count ?? 0}
        users={list?.users ?? null}
        sort={settings.chat_user_sort}
        onSortChange={(sort) => change({ chat_user_sort: sort })}
        actionsFor={(user) => people.actionsFor({ username: user.username, isModel: user.is_model ?? false })}
        onAction={(action, user) => {
          people.onAction(action, { username: user.username, isModel: user.is_model ?? false });
          if (action === 'mention') onClose();
        }}
      />
    </Drawer>
  );
};

export default RoomUsers;
