import { ApiError } from '@footlight/client';
import type { FieldProblem, Room } from '@footlight/contract';
import { CamPassword } from '@footlight/room-widgets';
import { useState } from 'react';
import { useErrorToast } from '../../shell/refusals/use-error-content.tsx';
import { useBroadcasterCalls } from './use-broadcaster.ts';

interface RoomPasswordProps {
  username: string;
  room: Room;
  hasPassword: boolean;
}

/** The password of the broadcaster's own room. It stays in the field until it is saved, and is stored nowhere here. */
export const RoomPassword = ({ username, room, hasPassword }: RoomPasswordProps) => {
  const calls = useBroadcasterCalls(username);
  const errorToast = useErrorToast();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<FieldProblem | null>(null);
  const save = async (password: string | null): Promise<boolean> => {
    setIsBusy(true);
    setProblem(null);
    try {
      await calls.password(password);
      return true;
    } catch (error) {
      if (error instanceof ApiError) setProblem(error.fields.password ?? null);
      errorToast(error);
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <CamPassword
      bare
      hasPassword={hasPassword}
      showRunning={['private', 'limited', 'connected'].includes(room.chat.status)}
      pending={isBusy}
      problem={problem}
      onSave={save}
    />
  );
};
