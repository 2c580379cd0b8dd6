import type { Room } from '@footlight/contract';
import { lazyComponent } from '@footlight/ui';
import { OwnBroadcasterPanel } from '../../features/broadcaster/own-broadcaster-panel.tsx';
import { useOwnFanClubPart } from '../../features/fan-clubs/own-fan-club.tsx';
import { useReceivedOrdersPart } from '../../features/orders/use-received-orders-part.tsx';
import { useOwnAppsPart } from '../../features/room-apps/own-apps.tsx';

const OwnVersus = lazyComponent(() => import('../../features/versus/own-versus.tsx'));

/** The broadcaster's panel with its fan club, versus, orders and room apps. */
const RoomBroadcasterPanel = ({ username, room }: { username: string; room: Room }) => (
  <OwnBroadcasterPanel
    username={username}
    room={room}
    fanClub={useOwnFanClubPart(username)}
    versus={<OwnVersus username={username} />}
    orders={useReceivedOrdersPart(username)}
    apps={useOwnAppsPart(username)}
  />
);

export default RoomBroadcasterPanel;
