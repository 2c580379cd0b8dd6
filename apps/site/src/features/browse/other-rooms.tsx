import { MoreRooms } from '@footlight/site-widgets';
import { useMemo, useState } from 'react';
import { browseKey } from '../../shell/api/keys.ts';
import { useRead } from '../../shell/api/use-read.ts';
import { useBoot } from '../../shell/boot/boot.ts';

const SHOWN = 12;
const ONCE = { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false };

interface OtherRoomsProps {
  /** Path of the list that they are taken from. */
  path: string;
  /** The room that is open. */
  except?: string;
}

/** Other live rooms, at the end of a room or below an empty list. They are read when the visitor comes near. */
const OtherRooms = ({ path, except }: OtherRoomsProps) => {
  const { language } = useBoot();
  const [isNear, setNear] = useState(false);
  const { data, error } = useRead(
    isNear ? browseKey(path, language, { perPage: String(SHOWN + 1) }) : null,
    ONCE,
  );
  const rooms = useMemo(
    () =>
      data?.userList
        .filter(({ username, status }) => username !== except && status === 'online')
        .slice(0, SHOWN),
    [data, except],
  );
  return <MoreRooms rooms={error ? null : rooms} href={path} onNear={() => setNear(true)} />;
};

export default OtherRooms;
