import type { Room } from '@footlight/contract';
import type { ApiError } from '@footlight/contract/client';
import { VideoPlayer } from '@footlight/room-widgets';
import { useAtom, useSetAtom } from 'jotai';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { loadRetried } from '../modals/load-retried.ts';
import { hlsEngine, warmUpEngine } from '../player/hls-engine.ts';
import { endMedia, endOtherMedia, mediaOf } from '../player/kept-media.ts';
import { statusOfRoom, useStreamSource } from '../player/use-stream-source.ts';
import { floatingAtom } from '../state/floating.ts';
import { qualityAtom } from '../state/quality.ts';
import { soundAtom } from '../state/sound.ts';

/** What stands there without a picture; most visits have one. */
const RoomStage = lazy(() => loadRetried(() => import('./room-stage.tsx')));

const RoomFloating = lazy(() => loadRetried(() => import('./room-floating.tsx')));

interface RoomPlayerProps {
  username: string;
  room: Room | undefined;
  error: ApiError | undefined;
}

/** The live picture, or why there is none. Left while it plays, it goes on in the corner of the next page. */
export const RoomPlayer = ({ username, room, error }: RoomPlayerProps) => {
  const [sound, setSound] = useAtom(soundAtom);
  const [quality, setQuality] = useAtom(qualityAtom);
  const setFloating = useSetAtom(floatingAtom);
  const status = statusOfRoom(room, error !== undefined);
  const source = useStreamSource(username, room, status);
  const [media] = useState(() => {
    if (typeof document === 'undefined') return undefined;
    if (source) warmUpEngine();
    return mediaOf(username);
  });
  useEffect(() => media?.play(source), [media, source]);
  const leave = useEffectEvent(() => {
    // What is paid for by the minute is not left running in a corner.
    if (media && source && room?.mode === 'public' && !media.video.paused)
      setFloating({ username, Player: RoomFloating });
    else endMedia(username);
  });
  useEffect(() => {
    endOtherMedia(username);
    setFloating(null);
    return () => leave();
  }, [username, setFloating]);
  return (
    <VideoPlayer
      engine={hlsEngine}
      {...(media ? { media } : {})}
      source={source}
      poster={room?.user.thumbnailUrl ?? ''}
      title={room?.user.displayName ?? username}
      aspect={room?.viewer.ageVerificationRequired ? '4:3' : '16:9'}
      isMuted={sound.isMuted}
      volume={sound.volume}
      onSoundChange={setSound}
      quality={quality}
      onQualityChange={setQuality}
    >
      {status === 'online' ? null : (
        <Suspense fallback={null}>
          <RoomStage username={username} room={room} error={error} status={status} />
        </Suspense>
      )}
    </VideoPlayer>
  );
};
