import type { Room } from '@footlight/contract';
import { CamPassword } from '@footlight/room-widgets';
import { useCall } from '../../shell/forms/use-call.ts';
import { useBroadcasterCalls } from './use-broadcaster.ts';

interface RoomPasswordProps {
  username: string;
  room: Room;
  hasPassword: boolean;
}

/** The password of the broadcaster's own room. It stays in the field until it is saved, and is stored nowhere here. */
export const RoomPassword = ({ username, room, hasPassword }: RoomPasswordProps) => {
  const calls = useBroadcasterCalls(username);
  const { pending, fieldErrors, error, run } = useCall();
  const problem = fieldErrors.password ?? null;
  return (
    <CamPassword
      bare
      hasPassword={hasPassword}
      showRunning={['private', 'limited', 'connected'].includes(room.chat.status)}
      pending={pending}
      problem={problem}
      error={problem ? null : error}
      onSave={(password) => run(() => calls.password(password))}
    />
  );
};
