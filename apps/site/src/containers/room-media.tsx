import { fanclubPrice, type Room } from '@footlight/contract';
import { Suspense, useMemo, useState } from 'react';
import { userMediaKey } from '../data/media-keys.ts';
import { useCurrentUser } from '../data/use-current-user.ts';
import { useFanLevel } from '../data/use-fan-level.ts';
import { useRead } from '../data/use-read.ts';
import { RoomMedia } from '../screens/room-media/room-media.tsx';
import OrderEntry from './order-entry.tsx';

/** As many as one line shows; the others are on the page of all. */
const SHOWN = 8;

/** The latest media; asked for by the browser, after the room itself. */
const Strip = ({ room }: { room: Room }) => {
  const { username, displayName } = room.user;
  const { data } = useRead(userMediaKey(username), { revalidateOnFocus: false });
  const level = useFanLevel(username);
  const { data: visitor } = useCurrentUser();
  const owned = useMemo(() => new Set(visitor?.media_ids ?? []), [visitor]);
  const [now] = useState(Date.now);
  if (!data || data.mediaList.length === 0) return null;
  return (
    <RoomMedia
      username={username}
      displayName={displayName}
      items={data.mediaList
        .slice(0, SHOWN)
        .map((item) => ({ ...item, token_price: fanclubPrice(item.token_price, level) }))}
      owned={owned}
      now={now}
    />
  );
};

/** What of media a room offers: what can be ordered, and what is there. Neither waits for the other. */
const RoomMediaStrip = ({ room }: { room: Room }) => (
  <>
    <Suspense fallback={null}>
      <OrderEntry username={room.user.username} />
    </Suspense>
    <Suspense fallback={null}>
      <Strip room={room} />
    </Suspense>
  </>
);

export default RoomMediaStrip;
