import { ShowEnd } from '@footlight/room-widgets';
import { lazy, Suspense, useState } from 'react';
import { useShowFailure } from '../containers/use-show-failure.ts';
import { useRoom } from '../data/use-room.ts';
import { useShowCalls } from '../data/use-show-calls.ts';
import { loadRetried } from './load-retried.ts';
import type { ModalControls } from './registry.ts';

/** The broadcaster's question, with texts of its own. */
const ShowStopModal = lazy(() => loadRetried(() => import('./show-stop-modal.tsx')));

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
  if (room?.viewer.isStreamer) {
    return (
      <Suspense fallback={null}>
        <ShowStopModal username={username} room={room} close={close} />
      </Suspense>
    );
  }
  return (
    <ShowEnd
      isBelowMinimum={show ? show.elapsed < show.minimum_minutes * 60 : false}
      isRunning={room?.chat.status === 'private'}
      isBusy={isBusy}
      onEnd={onEnd}
      onClose={() => close()}
    />
  );
};
