import { ShowStop } from '@footlight/room-widgets';
import { useState } from 'react';
import type { ModalProps } from '../../shell/modals/modal-props.ts';
import { useSpendFailure } from '../../shell/refusals/use-spend-failure.ts';
import { useRoom } from '../../shell/room/use-room.ts';
import { useBroadcasterCalls } from './use-broadcaster.ts';

/** The broadcaster ends a private show, with or without a refund (spec 3 §6). */
const ShowStopModal = ({ username, close }: ModalProps<'show_stop'>) => {
  const { data: room } = useRoom(username);
  const calls = useBroadcasterCalls(username);
  const failed = useSpendFailure();
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
      viewerName={room?.show?.username ?? ''}
      held={room?.show?.held ?? 0}
      running={room?.chat.status === 'private'}
      pending={isBusy}
      onEnd={onEnd}
      onClose={() => close()}
    />
  );
};

export default ShowStopModal;
