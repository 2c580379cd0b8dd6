import type { Room } from '@footlight/contract';
import { FriendButton } from '@footlight/room-widgets';
import { useFriendAction } from '../data/use-friends.ts';
import { WithPeopleTexts } from './with-people-texts.tsx';

const Button = ({ room }: { room: Room }) => {
  const act = useFriendAction();
  const { username, displayName } = room.user;
  return (
    <FriendButton
      name={displayName}
      status={room.viewer.friendStatus}
      onAction={(action) => void act(action, username)}
    />
  );
};

/** The friend button in the head of a room; loaded for members alone. */
const RoomFriend = ({ room }: { room: Room }) => (
  <WithPeopleTexts>
    <Button room={room} />
  </WithPeopleTexts>
);

export default RoomFriend;
