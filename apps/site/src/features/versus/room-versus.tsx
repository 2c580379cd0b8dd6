import { ApiError } from '@footlight/client';
import type { Room } from '@footlight/contract';
import { VersusBar } from '@footlight/site-widgets';
import { useTexts } from '@footlight/ui';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from '../../shell/api/api.ts';
import { platformClock } from '../../shell/clock/platform-clock.ts';
import { useErrorToast } from '../../shell/refusals/use-error-content.tsx';
import type { RoomSocket } from '../../shell/sockets/room-socket.ts';
import { useVersus } from './use-versus.ts';
import { versusKey } from './versus-keys.ts';

interface RoomVersusProps {
  room: Room;
  socket: RoomSocket | null;
}

/** The contest of this room, and for its broadcaster the way out of it. */
const RoomVersus = ({ room, socket }: RoomVersusProps) => {
  const { username } = room.user;
  const { t } = useTexts('versus');
  const { data } = useVersus(username, socket);
  const api = useApi();
  const errorToast = useErrorToast();
  const { mutate } = useSWRConfig();
  const [isBusy, setBusy] = useState(false);
  const [closed, setClosed] = useState<string>();
  const versus = data?.versus;
  if (!versus || (versus.state === 'ended' && versus.versus_id === closed)) return null;
  const end = () => {
    setBusy(true);
    api('POST /versus/{id}/end', { params: { id: versus.versus_id } })
      .catch((error: unknown) =>
        errorToast(
          error,
          error instanceof ApiError && (error.type === 'conflict' || error.type === 'not_found')
            ? { content: t('own.gone') }
            : {},
        ),
      )
      .finally(() => {
        setBusy(false);
        void mutate(versusKey(username));
      });
  };
  return (
    <VersusBar
      key={versus.versus_id}
      versus={versus}
      here={username}
      clock={platformClock.now}
      pending={isBusy}
      onDismiss={() => setClosed(versus.versus_id)}
      onEnd={room.viewer.isStreamer ? end : undefined}
    />
  );
};

export default RoomVersus;
