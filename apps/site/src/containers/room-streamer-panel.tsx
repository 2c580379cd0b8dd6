import type { Room } from '@footlight/contract';
import { StreamerPanel } from '@footlight/room-widgets';
import { useStreamerSettings } from '../data/use-streamer.ts';
import { StreamerApps } from './streamer-apps.tsx';
import { StreamerBroadcast } from './streamer-broadcast.tsx';
import { StreamerRules } from './streamer-rules.tsx';

/** Everything that only the broadcaster of the own room may set. */
const RoomStreamerPanel = ({ username, room }: { username: string; room: Room }) => {
  const { data } = useStreamerSettings(username);
  if (!data) return null;
  return (
    <StreamerPanel
      broadcast={<StreamerBroadcast username={username} room={room} answer={data} />}
      settings={<StreamerRules username={username} settings={data.settings} />}
      apps={<StreamerApps username={username} />}
    />
  );
};

export default RoomStreamerPanel;
