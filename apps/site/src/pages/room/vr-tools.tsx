import type { Room, VrModule } from '@footlight/contract';
import type { ROOM_APPS } from '@footlight/contract/room-apps';
import { VrModules } from '@footlight/room-widgets';
import { lazyComponent } from '@footlight/ui';
import { type ReactNode, useState } from 'react';
import { RoomAppsGrid } from '../../features/room-apps/room-apps-grid.tsx';
import { useTipPrefill } from '../../features/tips/use-tip-prefill.ts';
import type { RoomSocket } from '../../shell/sockets/room-socket.ts';

const RoomToy = lazyComponent(() => import('../../features/toys/room-toy.tsx'));

/** Numbers of apps, repeated here, so that the page does not load the schemas of all apps. */
const SPIN_WHEEL: (typeof ROOM_APPS)['spin_wheel'] = 51;
const TIP_MENU: (typeof ROOM_APPS)['tip_menu'] = 57;
const hasApp = ({ chat }: Room, app: number): boolean =>
  chat.installedAppId === app || chat.installedModuleIdList.includes(app);

interface VrToolsProps {
  username: string;
  room: Room;
  socket: RoomSocket | null;
  /** The tip panel; null for who cannot tip here. */
  tip: ReactNode;
}

/** The modules of a VR room. An item chosen in one of them opens the tip. */
export const VrTools = ({ username, room, socket, tip }: VrToolsProps) => {
  const [open, setOpen] = useState<VrModule | null>('tip');
  const prefill = useTipPrefill(username);
  const onPickTip = (amount: number, choice?: string) => {
    prefill(amount, choice);
    setOpen('tip');
  };
  const app = (only: 'spin_wheel' | 'tip_menu') => (
    <RoomAppsGrid username={username} room={room} socket={socket} only={only} onPickTip={onPickTip} />
  );
  return (
    <VrModules
      open={open}
      onOpenChange={setOpen}
      modules={{
        ...(room.toy
          ? {
              lovense: <RoomToy username={username} room={room} socket={socket} onPickTip={onPickTip} />,
            }
          : {}),
        ...(hasApp(room, SPIN_WHEEL) ? { spin_wheel: app('spin_wheel') } : {}),
        ...(tip ? { tip } : {}),
        ...(hasApp(room, TIP_MENU) ? { tip_menu: app('tip_menu') } : {}),
      }}
    />
  );
};
