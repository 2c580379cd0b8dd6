import { IconButton, lazyComponent, useTexts } from '@footlight/ui';
import { Settings2, Users } from 'lucide-react';
import { useState } from 'react';
import type { RoomSocket } from '../../shell/sockets/room-socket.ts';
import type { RoomPeople } from './use-room-people.ts';

const AS_DIALOG = { place: 'notice', onDismiss: ({ onClose }: { onClose(): void }) => onClose() } as const;
const RoomUsers = lazyComponent(() => import('./room-users.tsx'), AS_DIALOG);
const RoomChatSettings = lazyComponent(() => import('./room-chat-settings.tsx'), AS_DIALOG);

/** Buttons above the chat: the user list, if the viewer may see it, and the chat settings. */
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
      {opened === 'users' && socket ? <RoomUsers people={people} socket={socket} onClose={close} /> : null}
      {opened === 'settings' ? <RoomChatSettings people={people} onClose={close} /> : null}
    </>
  );
};
