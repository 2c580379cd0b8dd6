import { fanclubPrice, type Room } from '@footlight/contract';
import { Suspense, useMemo, useState } from 'react';
import { userMediaKey } from '../data/media-keys.ts';
import { useCurrentUser } from '../data/use-current-user.ts';
import { useFanLevel } from '../data/use-fan-level.ts';
import { useRead } from '../data/use-read.ts';
import { RoomMedia } from '../screens/room-media/room-media.tsx';

/** As many as one line shows; the others are on the page of all. */
const SHOWN = 8;

/** The strip of media below a room; asked for by the browser, after the room itself. */
const RoomMediaStrip = ({ room }: { room: Room }) => {
  const { username, displayName } = room.user;
  const { data } = useRead(userMediaKey(username), { revalidateOnFocus: false });
  const level = useFanLevel(username);
  const { data: visitor } = useCurrentUser();
  const owned = useMemo(() => new Set(visitor?.media_ids ?? []), [visitor]);
  const [now] = useState(Date.now);
  if (!data || data.mediaList.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <RoomMedia
        username={username}
        displayName={displayName}
        items={data.mediaList
          .slice(0, SHOWN)
          .map((item) => ({ ...item, token_price: fanclubPrice(item.token_price, level) }))}
        owned={owned}
        now={now}
      />
    </Suspense>
  );
};

export default RoomMediaStrip;
