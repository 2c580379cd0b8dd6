import { IconButton, useTexts } from '@footlight/ui';
import { Settings2, Users } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { RoomSocket } from '../realtime/room-socket.ts';
import type { RoomPeople } from './use-room-people.ts';

const RoomUsers = lazy(() => import('./room-users.tsx'));
const RoomChatSettings = lazy(() => import('./room-chat-settings.tsx'));

/** Buttons above the chat: who is here, for those who may see it, and how the chat looks and sounds. */
export const RoomChatTools = ({ people, socket }: { people: RoomPeople; socket: RoomSocket | null }) => {
  const { t } = useTexts('room');
  const [opened, setOpened] = useState<'users' | 'settings' | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      {people.maySeeUsers ? (
        <IconButton size="sm" label={t('chat.users')} onClick={() => setOpened('users')}>
          <Users />
        </IconButton>
      ) : null}
      <IconButton size="sm" label={t('chat.settings')} onClick={() => setOpened('settings')}>
        <Settings2 />
      </IconButton>
      <Suspense fallback={null}>
        {opened === 'users' && socket ? <RoomUsers people={people} socket={socket} onClose={close} /> : null}
        {opened === 'settings' ? <RoomChatSettings people={people} onClose={close} /> : null}
      </Suspense>
    </>
  );
};
