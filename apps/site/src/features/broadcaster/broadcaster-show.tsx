import type { Room } from '@footlight/contract';
import { ShowBar, ShowRequest } from '@footlight/room-widgets';
import { useState } from 'react';
import { useModals } from '../../shell/modals/modals.ts';
import { useSpendFailure } from '../../shell/refusals/use-spend-failure.ts';
import { useBroadcasterCalls, useBroadcasterSettings } from './use-broadcaster.ts';

/** The broadcaster's view of shows in their own room: requests, and the running show. */
const BroadcasterShow = ({ username, room }: { username: string; room: Room }) => {
  const { data } = useBroadcasterSettings();
  const calls = useBroadcasterCalls(username);
  const modals = useModals();
  const failed = useSpendFailure();
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
      pending={isBusy}
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
      onEnd={() => void modals.open('show_stop', { username })}
    />
  );
};

export default BroadcasterShow;
