import { mayRate, type Room } from '@footlight/contract';
import { FriendButton } from '@footlight/room-widgets';
import { IconButton, useTexts } from '@footlight/ui';
import { NotebookPen, Star } from 'lucide-react';
import { useState } from 'react';
import { useModals } from '../../shell/modals/modals.ts';
import { RoomNote } from './room-note.tsx';
import { useFriendAction } from './use-friends.ts';

/** Friend button, rating and note in the header of a room, for logged-in users. */
const SocialActions = ({ room }: { room: Room }) => {
  const { t } = useTexts('social');
  const act = useFriendAction();
  const modals = useModals();
  const [isNoting, setNoting] = useState(false);
  const { username, displayName } = room.user;
  const { friendStatus, rateToday } = room.viewer;
  return (
    <>
      <FriendButton
        name={displayName}
        status={friendStatus}
        onAction={(action) => void act(action, username)}
      />
      {mayRate(room.viewer) ? (
        <IconButton
          size="sm"
          label={t(rateToday === null ? 'rate.open' : 'rate.change', { name: displayName })}
          onClick={() => void modals.open('rating', { username, displayName })}
        >
          <Star fill={rateToday === null ? 'none' : 'currentColor'} />
        </IconButton>
      ) : null}
      <IconButton size="sm" label={t('note.open', { name: displayName })} onClick={() => setNoting(true)}>
        <NotebookPen />
      </IconButton>
      {isNoting ? (
        <RoomNote username={username} displayName={displayName} onClose={() => setNoting(false)} />
      ) : null}
    </>
  );
};

export default SocialActions;
