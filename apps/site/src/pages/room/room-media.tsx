import type { Room } from '@footlight/contract';
import { Suspense } from 'react';
import { RoomMediaStrip } from '../../features/media/room-media-strip.tsx';
import RoomOrderEntry from '../../features/orders/room-order-entry.tsx';

/** A broadcaster's media and custom orders. Neither waits for the other. */
const RoomMedia = ({ room }: { room: Room }) => (
  <>
    <Suspense fallback={null}>
      <RoomOrderEntry username={room.user.username} />
    </Suspense>
    <Suspense fallback={null}>
      <RoomMediaStrip room={room} />
    </Suspense>
  </>
);

export default RoomMedia;
