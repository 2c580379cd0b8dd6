import { afterPress, type Show, watchPosition } from '@footlight/contract';
import { WatchPlayer } from '@footlight/room-widgets';
import { useState } from 'react';
import { useApi } from '../../shell/api/api.ts';
import { platformClock, withClock } from '../../shell/clock/platform-clock.ts';
import { useModals } from '../../shell/modals/modals.ts';
import { useErrorToast } from '../../shell/refusals/use-error-content.tsx';
import { type PlayRecorded, useFollow } from './use-follow.ts';
import { useWatch } from './use-watch.ts';

interface WatchStageProps {
  show: Show;
  /** Display name of the broadcaster. */
  broadcasterName: string;
  broadcaster: boolean;
  play: PlayRecorded;
}

/** The open video of a private show, in step with the other person; nothing while none is open. */
export const WatchStage = ({ show, broadcasterName, broadcaster, play }: WatchStageProps) => {
  const username = show.broadcaster;
  const { watch, video, set } = useWatch(username, show.show_id);
  const [element, setElement] = useState<HTMLVideoElement | null>(null);
  const api = useApi();
  const modals = useModals();
  const errorToast = useErrorToast();
  const player = useFollow(element, watch, video, play);
  if (!watch || !video) return null;

  const side = broadcaster ? 'broadcaster' : 'viewer';
  const durationMs =
    (element && Number.isFinite(element.duration) ? element.duration : video.duration) * 1_000;
  const failed = (error: unknown) => {
    errorToast(error);
    void set();
  };
  const onPress = ({ playing, position }: { playing: boolean; position?: number }) => {
    const now = platformClock.now();
    // Without a position the shared one counts, because the local video may lag behind.
    const at = position === undefined ? watchPosition(watch, now, durationMs) : position * 1_000;
    const press = { is_playing: playing, position_ms: Math.round(at) };
    // Takes effect here at once. The version stays, so that the platform's state replaces it.
    const expected = {
      ...watch,
      ...afterPress(watch, press, side, { now, durationMs }),
      version: watch.version,
    };
    void set((known) => known && { ...known, watch: expected }, { revalidate: false });
    withClock(() =>
      api('POST /watch-together/{username}/press', {
        params: { username },
        body: { media_id: video.id, ...press },
      }),
    ).then(
      (answer) =>
        void set(
          (known) =>
            known && answer.watch.version > known.watch.version ? { ...known, watch: answer.watch } : known,
          { revalidate: false },
        ),
      failed,
    );
  };
  const onClose = () => {
    api('POST /watch-together/{username}/choose', { params: { username }, body: { media_id: null } }).then(
      (answer) => void set(answer, { revalidate: false }),
      failed,
    );
  };
  const { act, by } = watch;
  return (
    <WatchPlayer
      title={video.name}
      duration={video.duration}
      thumbnailUrl={video.thumbnail_url}
      state={player.state}
      playing={watch.is_playing}
      side={side}
      otherName={broadcaster ? show.username : broadcasterName}
      last={act && act !== 'closed' && by ? { act, by, position: watch.position_ms / 1_000 } : null}
      muted={player.isMuted}
      heldBack={player.isHeldBack}
      onVideo={setElement}
      onPress={onPress}
      onMutedChange={player.setMuted}
      onJoin={player.join}
      onRetry={() => void set().then((answer) => player.retry(answer?.video ?? null))}
      {...(broadcaster ? { onOther: () => void modals.open('watch_together', { username }), onClose } : {})}
    />
  );
};
