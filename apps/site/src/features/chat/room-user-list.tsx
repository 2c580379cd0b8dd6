import { UserList } from '@footlight/room-widgets';
import { useStoreValue } from '@footlight/room-widgets/stores';
import { useEffect } from 'react';
import { useSettings } from '../../shell/session/use-settings.ts';
import type { RoomSocket } from '../../shell/sockets/room-socket.ts';
import type { RoomPeople } from './use-room-people.ts';

interface RoomUserListProps {
  people: RoomPeople;
  socket: RoomSocket;
  /** Leaves this user out, who is there but does not watch. */
  without?: string;
  /** The user's name went into the chat's field. */
  onMention?: () => void;
}

/** The room's users; the platform publishes them while this is shown, at most every five seconds (spec 2 §9). */
export const RoomUserList = ({ people, socket, without, onMention }: RoomUserListProps) => {
  const [settings, change] = useSettings();
  const list = useStoreValue(socket.userList, null);
  useEffect(() => {
    socket.watchUserList(true);
    return () => socket.watchUserList(false);
  }, [socket]);
  const users = list?.users.filter(({ username }) => username !== without);
  const left = (list?.users.length ?? 0) - (users?.length ?? 0);
  return (
    <UserList
      count={Math.max(0, (list?.count ?? 0) - left)}
      users={users ?? null}
      sort={settings.chat_user_sort}
      onSortChange={(sort) => change({ chat_user_sort: sort })}
      actionsFor={(user) => people.actionsFor({ username: user.username, isModel: user.is_model ?? false })}
      onAction={(action, user) => {
        people.onAction(action, { username: user.username, isModel: user.is_model ?? false });
        if (action === 'mention') onMention?.();
      }}
    />
  );
};
