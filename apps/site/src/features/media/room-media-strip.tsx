import { fanclubPrice, type Room } from '@footlight/contract';
import { useState } from 'react';
import { userMediaKey } from '../../shell/api/media-keys.ts';
import { useRead } from '../../shell/api/use-read.ts';
import { useFanLevel } from '../../shell/session/use-fan-level.ts';
import { RoomMedia } from './room-media/room-media.tsx';
import { useOwnedMedia } from './use-owned-media.ts';

/** Number of items in the strip; the page of all media has the others. */
const SHOWN = 8;

/** The latest media. The browser reads them after the room. */
export const RoomMediaStrip = ({ room }: { room: Room }) => {
  const { username, displayName } = room.user;
  const { data } = useRead(userMediaKey(username), { revalidateOnFocus: false });
  const level = useFanLevel(username);
  const owned = useOwnedMedia();
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
