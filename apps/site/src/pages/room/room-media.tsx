import type { Room } from '@footlight/contract';
import { Suspense } from 'react';
import { RoomMediaStrip } from '../../features/media/room-media-strip.tsx';
import RoomOrderEntry from '../../features/orders/room-order-entry.tsx';
import RoomFans from '../../features/social/room-fans.tsx';

/** A broadcaster's media, custom orders and top fans. None waits for another. */
const RoomMedia = ({ room }: { room: Room }) => (
  <>
    <Suspense fallback={null}>
      <RoomOrderEntry username={room.user.username} />
    </Suspense>
    <Suspense fallback={null}>
      <RoomMediaStrip room={room} />
    </Suspense>
    <Suspense fallback={null}>
      <RoomFans room={room} />
    </Suspense>
  </>
);

export default RoomMedia;
