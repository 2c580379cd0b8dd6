import type { Room } from '@footlight/contract';
import { FriendButton } from '@footlight/room-widgets';
import { IconButton, useTexts } from '@footlight/ui';
import { NotebookPen } from 'lucide-react';
import { useState } from 'react';
import { RoomNote } from './room-note.tsx';
import { useFriendAction } from './use-friends.ts';

/** Friend button and note in the header of a room, for logged-in users. */
const FriendAndNote = ({ room }: { room: Room }) => {
  const { t } = useTexts('people');
  const act = useFriendAction();
  const [isNoting, setNoting] = useState(false);
  const { username, displayName } = room.user;
  return (
    <>
      <FriendButton
        name={displayName}
        status={room.viewer.friendStatus}
        onAction={(action) => void act(action, username)}
      />
      <IconButton size="sm" label={t('note.open', { name: displayName })} onClick={() => setNoting(true)}>
        <NotebookPen />
      </IconButton>
      {isNoting ? (
        <RoomNote username={username} displayName={displayName} onClose={() => setNoting(false)} />
      ) : null}
    </>
  );
};

export default FriendAndNote;
