import type { Room } from '@footlight/contract';
import { lazyComponent } from '@footlight/ui';
import { RoomAppsGrid } from '../../features/room-apps/room-apps-grid.tsx';
import { useTipPrefill } from '../../features/tips/use-tip-prefill.ts';
import type { RoomSocket } from '../../shell/sockets/room-socket.ts';

/** Lazy, because only the broadcaster of a room needs it. */
const RoomBroadcasterPanel = lazyComponent(() => import('./room-broadcaster-panel.tsx'));
/** Lazy, because few rooms have a toy. */
const RoomToy = lazyComponent(() => import('../../features/toys/room-toy.tsx'));

interface RoomAppsProps {
  username: string;
  room: Room;
  socket: RoomSocket | null;
}

/** The apps and the toy of a room, which fill its tip panel, and the broadcaster's tools below them. */
const RoomApps = ({ username, room, socket }: RoomAppsProps) => {
  const prefillTip = useTipPrefill(username);
  const { isStreamer } = room.viewer;
  return (
    <RoomAppsGrid
      username={username}
      room={room}
      socket={socket}
      onPickTip={prefillTip}
      toy={
        room.toy ? (
          <RoomToy
            username={username}
            room={room}
            socket={socket}
            onPickTip={(amount) => prefillTip(amount)}
          />
        ) : null
      }
      panel={isStreamer ? <RoomBroadcasterPanel username={username} room={room} socket={socket} /> : null}
    />
  );
};

export default RoomApps;
