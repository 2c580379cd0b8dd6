import { type Room, SECTION_OF_GENDER } from '@footlight/contract';
import { MoreRooms } from '@footlight/site-widgets';
import { useMemo, useState } from 'react';
import { browseKey } from '../../shell/api/keys.ts';
import { useRead } from '../../shell/api/use-read.ts';
import { useBoot } from '../../shell/boot/boot.ts';

const SHOWN = 12;
const ONCE = { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false };

/** Other live rooms of the section, at the end of a room. They are read when the visitor comes near. */
const RoomOthers = ({ room }: { room: Room }) => {
  const { language } = useBoot();
  const [isNear, setNear] = useState(false);
  const section = SECTION_OF_GENDER[room.user.gender];
  const { data, error } = useRead(
    isNear ? browseKey(section, language, { perPage: String(SHOWN + 1) }) : null,
    ONCE,
  );
  const rooms = useMemo(
    () =>
      data?.userList
        .filter(({ username, status }) => username !== room.user.username && status === 'online')
        .slice(0, SHOWN),
    [data, room.user.username],
  );
  return <MoreRooms rooms={error ? null : rooms} href={section} onNear={() => setNear(true)} />;
};

export default RoomOthers;
