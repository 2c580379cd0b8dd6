import type { Room } from '@footlight/contract';
import { FanClubAnnouncement, StreamerPanel, type StreamerPart } from '@footlight/room-widgets';
import { useAtom } from 'jotai';
import { lazy, Suspense, useState } from 'react';
import { useStreamerSettings } from '../data/use-streamer.ts';
import { loadRetried } from '../modals/load-retried.ts';
import { isFanClubAnnouncedFamily } from '../state/streamer-drafts.ts';
import { StreamerApps } from './streamer-apps.tsx';
import { StreamerBroadcast } from './streamer-broadcast.tsx';
import { StreamerFanClub } from './streamer-fan-club.tsx';
import { StreamerRules } from './streamer-rules.tsx';

const StreamerOrders = lazy(() => loadRetried(() => import('./streamer-orders.tsx')));

/** Everything that only the broadcaster of the own room may set. */
const RoomStreamerPanel = ({ username, room }: { username: string; room: Room }) => {
  const { data } = useStreamerSettings(username);
  const [part, setPart] = useState<StreamerPart>('broadcast');
  const [isAnnounced, setIsAnnounced] = useAtom(isFanClubAnnouncedFamily(username));
  if (!data) return null;
  return (
    <div className="flex min-w-0 flex-col gap-3">
      {isAnnounced ? null : (
        <FanClubAnnouncement
          onSet={() => {
            setIsAnnounced(true);
            setPart('fanClub');
          }}
          onClose={() => setIsAnnounced(true)}
        />
      )}
      <StreamerPanel
        part={part}
        onPartChange={setPart}
        broadcast={<StreamerBroadcast username={username} room={room} answer={data} />}
        settings={<StreamerRules username={username} settings={data.settings} />}
        fanClub={<StreamerFanClub username={username} />}
        orders={
          <Suspense fallback={null}>
            <StreamerOrders username={username} />
          </Suspense>
        }
        apps={<StreamerApps username={username} />}
      />
    </div>
  );
};

export default RoomStreamerPanel;
