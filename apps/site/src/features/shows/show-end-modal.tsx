import { ShowEnd } from '@footlight/room-widgets';
import { useState } from 'react';
import type { ModalProps } from '../../shell/modals/modal-props.ts';
import { useSpendFailure } from '../../shell/refusals/use-spend-failure.ts';
import { useRoom } from '../../shell/room/use-room.ts';
import { useShowCalls } from './use-show-calls.ts';

/** Asks for confirmation before a private show ends; closes when the room's status is no longer private (spec 3 §4). */
export const ShowEndModal = ({ username, close }: ModalProps<'show_end'>) => {
  const { data: room } = useRoom(username);
  const calls = useShowCalls(username);
  const failed = useSpendFailure();
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
      belowMinimum={show ? show.elapsed < show.minimum_minutes * 60 : false}
      running={room?.chat.status === 'private'}
      pending={isBusy}
      onEnd={onEnd}
      onClose={() => close()}
    />
  );
};
