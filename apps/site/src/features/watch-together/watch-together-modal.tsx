import { WatchPicker } from '@footlight/room-widgets';
import { useEffect, useEffectEvent } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from '../../shell/api/api.ts';
import { userMediaKey } from '../../shell/api/media-keys.ts';
import { useRead } from '../../shell/api/use-read.ts';
import { withClock } from '../../shell/clock/platform-clock.ts';
import { useCall } from '../../shell/forms/use-call.ts';
import type { ModalProps } from '../../shell/modals/modal-props.ts';
import { useRoom } from '../../shell/room/use-room.ts';
import { watchKey } from './watch-keys.ts';

const VIDEO = 2;

/** The broadcaster chooses a video of theirs (spec 3 §2, modal watch-porn-together). Closes when the show has ended. */
const WatchTogetherModal = ({ username, close }: ModalProps<'watch_together'>) => {
  const { data: room } = useRoom(username);
  const { data, error, mutate: readAgain } = useRead(userMediaKey(username));
  const api = useApi();
  const { mutate } = useSWRConfig();
  const { pending, error: refusal, run } = useCall();
  const isRunning = room?.show?.state === 'running';
  const end = useEffectEvent(() => close());
  useEffect(() => {
    if (!isRunning) end();
  }, [isRunning]);
  const onOpen = (media_id: number) =>
    run(async () => {
      const body = { params: { username }, body: { media_id } };
      const answer = await withClock(() => api('POST /watch-together/{username}/choose', body));
      void mutate(watchKey(username), answer, { revalidate: false });
      close();
    });
  return (
    <WatchPicker
      viewerName={room?.show?.username ?? ''}
      videos={
        data ? data.mediaList.filter((one) => one.type_id === VIDEO && one.is_published !== false) : null
      }
      hasFailed={error !== undefined && !data}
      pending={pending}
      error={refusal}
      onOpen={(id) => void onOpen(id)}
      onRetry={() => void readAgain()}
      onClose={() => close()}
    />
  );
};

export default WatchTogetherModal;
