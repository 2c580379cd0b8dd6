import { WatchPicker } from '@footlight/room-widgets';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from '../../shell/api/api.ts';
import { userMediaKey } from '../../shell/api/media-keys.ts';
import { useRead } from '../../shell/api/use-read.ts';
import { withClock } from '../../shell/clock/platform-clock.ts';
import type { ModalProps } from '../../shell/modals/modal-props.ts';
import { useErrorContent } from '../../shell/refusals/use-error-content.tsx';
import { useRoom } from '../../shell/room/use-room.ts';
import { watchKey } from './watch-keys.ts';

const VIDEO = 2;

/** The broadcaster chooses a video of theirs (spec 3 §2, modal watch-porn-together). Closes when the show has ended. */
const WatchTogetherModal = ({ username, close }: ModalProps<'watch_together'>) => {
  const { data: room } = useRoom(username);
  const { data, error, mutate: readAgain } = useRead(userMediaKey(username));
  const api = useApi();
  const { mutate } = useSWRConfig();
  const errorContent = useErrorContent();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ReactNode>(null);
  const isRunning = room?.show?.state === 'running';
  const end = useEffectEvent(() => close());
  useEffect(() => {
    if (!isRunning) end();
  }, [isRunning]);
  const onOpen = (media_id: number) => {
    setBusy(true);
    setRefusal(null);
    withClock(() =>
      api('POST /watch-together/{username}/choose', { params: { username }, body: { media_id } }),
    ).then(
      (answer) => {
        void mutate(watchKey(username), answer, { revalidate: false });
        close();
      },
      (problem: unknown) => {
        setBusy(false);
        setRefusal(errorContent(problem));
      },
    );
  };
  return (
    <WatchPicker
      viewerName={room?.show?.username ?? ''}
      videos={
        data ? data.mediaList.filter((one) => one.type_id === VIDEO && one.is_published !== false) : null
      }
      hasFailed={error !== undefined && !data}
      isBusy={isBusy}
      error={refusal}
      onOpen={onOpen}
      onRetry={() => void readAgain()}
      onClose={() => close()}
    />
  );
};

export default WatchTogetherModal;
