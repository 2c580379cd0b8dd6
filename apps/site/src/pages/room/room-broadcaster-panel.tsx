import type { Room } from '@footlight/contract';
import { lazyComponent } from '@footlight/ui';
import { OwnBroadcasterPanel } from '../../features/broadcaster/own-broadcaster-panel.tsx';
import { useOwnFanClubPart } from '../../features/fan-clubs/own-fan-club.tsx';
import { useReceivedOrdersPart } from '../../features/orders/use-received-orders-part.tsx';
import { useOwnAppsPart } from '../../features/room-apps/own-apps.tsx';
import { useOwnToyPart } from '../../features/toys/use-own-toy-part.tsx';
import type { RoomSocket } from '../../shell/sockets/room-socket.ts';

const OwnVersus = lazyComponent(() => import('../../features/versus/own-versus.tsx'));

interface RoomBroadcasterPanelProps {
  username: string;
  room: Room;
  socket: RoomSocket | null;
}

/** The broadcaster's panel with its fan club, versus, orders, room apps and toy. */
const RoomBroadcasterPanel = ({ username, room, socket }: RoomBroadcasterPanelProps) => (
  <OwnBroadcasterPanel
    username={username}
    room={room}
    fanClub={useOwnFanClubPart(username)}
    versus={<OwnVersus username={username} />}
    orders={useReceivedOrdersPart(username)}
    apps={useOwnAppsPart(username)}
    toy={useOwnToyPart(socket)}
  />
);

export default RoomBroadcasterPanel;
