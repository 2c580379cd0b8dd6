import type { Room } from '@footlight/contract';
import type { CallAnswer } from '@footlight/contract/operations';
import { BroadcasterPanel, type BroadcasterPanelPart, type BroadcasterPart } from '@footlight/room-widgets';
import { Stack } from '@footlight/ui';
import { type ReactNode, useState } from 'react';
import { BroadcastSettings } from './broadcast-settings.tsx';
import { FanClubNotice } from './fan-club-notice.tsx';
import { useBroadcasterSettings } from './use-broadcaster.ts';
import { useRoomParts } from './use-room-parts.tsx';

interface OwnBroadcasterPanelProps {
  username: string;
  room: Room;
  fanClub: BroadcasterPanelPart;
  versus: ReactNode;
  orders: BroadcasterPanelPart;
  apps: BroadcasterPanelPart;
  toy: BroadcasterPanelPart;
}

interface KnownPanelProps extends OwnBroadcasterPanelProps {
  answer: CallAnswer<'GET /video/streamer_settings'>;
}

const KnownPanel = ({ username, room, answer, fanClub, versus, orders, apps, toy }: KnownPanelProps) => {
  const [part, setPart] = useState<BroadcasterPart | null>(null);
  const own = useRoomParts(username, room, answer);
  return (
    <Stack>
      <FanClubNotice username={username} onSet={() => setPart('fanClub')} />
      <BroadcasterPanel
        part={part}
        onPartChange={setPart}
        broadcast={
          <>
            <BroadcastSettings
              username={username}
              room={room}
              answer={answer}
              onGoal={() => setPart('apps')}
            />
            {versus}
          </>
        }
        parts={{ ...own, fanClub, orders, apps, toy }}
      />
    </Stack>
  );
};

/** All settings of the broadcaster's own room. */
export const OwnBroadcasterPanel = (props: OwnBroadcasterPanelProps) => {
  const { data } = useBroadcasterSettings();
  return data ? <KnownPanel {...props} answer={data} /> : null;
};
