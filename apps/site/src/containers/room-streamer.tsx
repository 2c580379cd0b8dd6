import type { Room } from '@footlight/contract';
import { ShowBar, ShowRequest } from '@footlight/room-widgets';
import { useState } from 'react';
import { useShowCalls } from '../data/use-show-calls.ts';
import { useStreamerSettings } from '../data/use-streamer.ts';
import { useModals } from '../modals/modals.ts';
import { useShowFailure } from './use-show-failure.ts';

/** The show of the own room, for its broadcaster: who asks, and what runs. */
const RoomStreamer = ({ username, room }: { username: string; room: Room }) => {
  const { data } = useStreamerSettings(username);
  const calls = useShowCalls(username);
  const modals = useModals();
  const failed = useShowFailure();
  const [isBusy, setBusy] = useState(false);
  const { show } = room;
  if (!show) return null;
  const run = (call: () => Promise<void>, isPrivate: boolean) => {
    if (isBusy) return;
    setBusy(true);
    call()
      .catch((error: unknown) => failed(error, isPrivate))
      .finally(() => setBusy(false));
  };
  return show.state === 'requested' ? (
    <ShowRequest
      show={show}
      viewerName={show.username}
      more={Math.max(0, (data?.requests ?? 1) - 1)}
      isBusy={isBusy}
      onAccept={() => run(() => calls.accept(show.show_id), true)}
      onDecline={() => run(() => calls.decline(show.show_id), false)}
    />
  ) : (
    <ShowBar
      show={show}
      side="broadcaster"
      broadcasterName={room.user.displayName}
      viewerName={show.username}
      balance={null}
      onEnd={() => void modals.open('show_end', { username })}
    />
  );
};

export default RoomStreamer;
