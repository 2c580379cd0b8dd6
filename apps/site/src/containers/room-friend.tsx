import type { Room } from '@footlight/contract';
import { FriendButton } from '@footlight/room-widgets';
import { IconButton, useTexts } from '@footlight/ui';
import { NotebookPen } from 'lucide-react';
import { useState } from 'react';
import { useFriendAction } from '../data/use-friends.ts';
import { RoomNote } from './room-note.tsx';
import { WithPeopleTexts } from './with-people-texts.tsx';

const Buttons = ({ room }: { room: Room }) => {
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

/** Friend and note in the head of a room; loaded for members alone. */
const RoomFriend = ({ room }: { room: Room }) => (
  <WithPeopleTexts>
    <Buttons room={room} />
  </WithPeopleTexts>
);

export default RoomFriend;
