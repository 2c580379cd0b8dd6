import type { Room } from '@footlight/contract';
import { ShowStop } from '@footlight/room-widgets';
import { useState } from 'react';
import { useShowFailure } from '../containers/use-show-failure.ts';
import { useStreamerCalls } from '../data/use-streamer.ts';
import type { ModalControls } from './registry.ts';

/** The broadcaster ends a private, plainly or with a refund (spec 3 §6). */
const ShowStopModal = ({ username, room, close }: { username: string; room: Room } & ModalControls) => {
  const calls = useStreamerCalls(username);
  const failed = useShowFailure();
  const [isBusy, setIsBusy] = useState(false);
  const onEnd = (isRefund: boolean) => {
    if (isBusy) return;
    setIsBusy(true);
    calls.end(isRefund).then(
      () => close(),
      (error: unknown) => {
        close();
        failed(error);
      },
    );
  };
  return (
    <ShowStop
      viewerName={room.show?.username ?? ''}
      held={room.show?.held ?? 0}
      isRunning={room.chat.status === 'private'}
      isBusy={isBusy}
      onEnd={onEnd}
      onClose={() => close()}
    />
  );
};

export default ShowStopModal;
