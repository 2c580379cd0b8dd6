import type { Room } from '@footlight/contract';
import { lazyComponent } from '@footlight/ui';
import { BroadcasterPanel } from '../../features/broadcaster/broadcaster-panel.tsx';
import { OwnFanClub } from '../../features/fan-clubs/own-fan-club.tsx';
import { OwnApps } from '../../features/room-apps/own-apps.tsx';

const OwnVersus = lazyComponent(() => import('../../features/versus/own-versus.tsx'));
const ReceivedOrders = lazyComponent(() => import('../../features/orders/received-orders.tsx'));

/** The broadcaster's panel with its fan club, versus, orders and room apps. */
const RoomBroadcasterPanel = ({ username, room }: { username: string; room: Room }) => (
  <BroadcasterPanel
    username={username}
    room={room}
    fanClub={<OwnFanClub username={username} />}
    versus={<OwnVersus username={username} />}
    orders={<ReceivedOrders username={username} />}
    apps={<OwnApps username={username} />}
  />
);

export default RoomBroadcasterPanel;
