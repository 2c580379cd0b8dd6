import type { Room } from '@footlight/contract';
import { AirMode } from '@footlight/room-widgets';
import { useState } from 'react';
import { useErrorToast } from '../../shell/refusals/use-error-content.tsx';
import { useBroadcasterCalls, useBroadcasterSettings } from './use-broadcaster.ts';

/** Break and back, in the broadcaster's own room. Draws nothing where the site allows no breaks. */
export const OwnAir = ({ username, room }: { username: string; room: Room }) => {
  const { data } = useBroadcasterSettings();
  const calls = useBroadcasterCalls(username);
  const errorToast = useErrorToast();
  const [isBusy, setBusy] = useState(false);
  const { status } = room.chat;
  if (!data || status === 'offline' || !(data.standby_enabled || status === 'standby')) return null;
  return (
    <AirMode
      status={status}
      pending={isBusy}
      onModeChange={(mode) => {
        setBusy(true);
        calls
          .mode({ mode })
          .catch((error: unknown) => errorToast(error))
          .finally(() => setBusy(false));
      }}
    />
  );
};
