import type { Room } from '@footlight/contract';
import { AirMode } from '@footlight/room-widgets';
import { useCall } from '../../shell/forms/use-call.ts';
import { useBroadcasterCalls, useBroadcasterSettings } from './use-broadcaster.ts';

/** Break and back, in the broadcaster's own room. Draws nothing where the site allows no breaks. */
export const OwnAir = ({ username, room }: { username: string; room: Room }) => {
  const { data } = useBroadcasterSettings();
  const calls = useBroadcasterCalls(username);
  const { pending, error, run } = useCall();
  const { status } = room.chat;
  if (!data || status === 'offline' || !(data.standby_enabled || status === 'standby')) return null;
  return (
    <AirMode
      status={status}
      pending={pending}
      error={error}
      onModeChange={(mode) => void run(() => calls.mode({ mode }))}
    />
  );
};
