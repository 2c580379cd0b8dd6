import { ShowEnd } from '@footlight/room-widgets';
import { useState } from 'react';
import { useShowFailure } from '../containers/use-show-failure.ts';
import { useRoom } from '../data/use-room.ts';
import { useShowCalls } from '../data/use-show-calls.ts';
import type { ModalControls } from './registry.ts';

/** Asks before a private is ended; closes itself when the room's status is no longer private (spec 3 §4). */
export const ShowEndModal = ({ username, close }: { username: string } & ModalControls) => {
  const { data: room } = useRoom(username);
  const calls = useShowCalls(username);
  const failed = useShowFailure();
  const [isBusy, setIsBusy] = useState(false);
  const show = room?.show;
  const onEnd = () => {
    if (isBusy) return;
    setIsBusy(true);
    calls.end().then(
      () => close(),
      (error: unknown) => {
        close();
        failed(error);
      },
    );
  };
  return (
    <ShowEnd
      side={room?.viewer.isStreamer ? 'broadcaster' : 'viewer'}
      viewerName={show?.username ?? ''}
      isBelowMinimum={show ? show.elapsed < show.minimum_minutes * 60 : false}
      isRunning={room?.chat.status === 'private'}
      isBusy={isBusy}
      onEnd={onEnd}
      onClose={() => close()}
    />
  );
};
