import { readKey } from '@footlight/client';
import { FAN_DAYS, type Room } from '@footlight/contract';
import { TopFans } from '@footlight/room-widgets';
import { useRead } from '../../shell/api/use-read.ts';
import { isDoorClosed } from '../../shell/room/door.ts';

const fansKey = (username: string) =>
  readKey('GET /chat/{username}/fans', { params: { username }, query: { profile: '1' } });

/** The room's most generous viewers, for everybody who may enter. */
const RoomFans = ({ room }: { room: Room }) => {
  // Behind a closed door the list is empty; it is read once the visitor is inside.
  const { data } = useRead(isDoorClosed(room) ? null : fansKey(room.user.username), {
    revalidateOnFocus: false,
  });
  const fans = data?.fans.map(({ displayName, avatarUrl, ...fan }) => ({
    ...fan,
    displayName: displayName ?? fan.username,
    avatarUrl: avatarUrl ?? null,
  }));
  return <TopFans fans={fans ?? []} days={FAN_DAYS} />;
};

export default RoomFans;
