import type { Room } from '@footlight/contract';
import { StreamerPanel, type StreamerPart } from '@footlight/room-widgets';
import { type ReactNode, useState } from 'react';
import { BroadcastSettings } from './broadcast-settings.tsx';
import { FanClubNotice } from './fan-club-notice.tsx';
import { RoomPassword } from './room-password.tsx';
import { RoomRules } from './room-rules.tsx';
import { useBroadcasterSettings } from './use-broadcaster.ts';

interface BroadcasterPanelProps {
  username: string;
  room: Room;
  fanClub: ReactNode;
  versus: ReactNode;
  orders: ReactNode;
  apps: ReactNode;
}

/** All settings of the broadcaster's own room. */
export const BroadcasterPanel = ({
  username,
  room,
  fanClub,
  versus,
  orders,
  apps,
}: BroadcasterPanelProps) => {
  const { data } = useBroadcasterSettings();
  const [part, setPart] = useState<StreamerPart>('broadcast');
  if (!data) return null;
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <FanClubNotice username={username} onSet={() => setPart('fanClub')} />
      <StreamerPanel
        part={part}
        onPartChange={setPart}
        broadcast={
          <>
            <BroadcastSettings username={username} room={room} answer={data} onGoal={() => setPart('apps')} />
            {versus}
          </>
        }
        settings={
          <>
            <RoomRules username={username} settings={data.settings} />
            <RoomPassword username={username} room={room} hasPassword={data.hasCamPassword} />
          </>
        }
        fanClub={fanClub}
        orders={orders}
        apps={apps}
      />
    </div>
  );
};
