import type { ApiError } from '@footlight/client';
import type { DisplayStatus, Room } from '@footlight/contract';
import { type Theatre, VideoPlayer } from '@footlight/room-widgets';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { guestOverlayAtom } from '../../shell/room/guest-overlay.ts';
import { floatingAtom } from './floating.ts';
import { hlsEngine, warmUpEngine } from './hls-engine.ts';
import { endMedia, endOtherMedia, mediaOf } from './kept-media.ts';
import { qualityAtom, soundAtom } from './player-choices.ts';
import { statusOfRoom, useStreamSource } from './use-stream-source.ts';

interface RoomPlayerProps {
  username: string;
  room: Room | undefined;
  error: ApiError | undefined;
  /** Width by height of the stage. */
  ratio: number;
  /** The page's large picture, which only a picture can open. */
  theatre: Theatre;
  /** Shown instead of a picture. */
  stage: (status: DisplayStatus) => ReactNode;
  /** A layer over the picture. */
  layer?: (video: HTMLVideoElement | null) => ReactNode;
}

/** The live video, or the reason why there is none. When the viewer leaves, it continues in the mini player. */
export const RoomPlayer = ({ username, room, error, ratio, theatre, stage, layer }: RoomPlayerProps) => {
  const [sound, setSound] = useAtom(soundAtom);
  const [quality, setQuality] = useAtom(qualityAtom);
  const setFloating = useSetAtom(floatingAtom);
  const status = statusOfRoom(room, error !== undefined, useAtomValue(guestOverlayAtom));
  const source = useStreamSource(username, room, status);
  const [media] = useState(() => {
    if (typeof document === 'undefined') return undefined;
    if (source) warmUpEngine(source);
    return mediaOf(username);
  });
  useEffect(() => media?.play(source), [media, source]);
  const leave = useEffectEvent(() => {
    // A show that is paid by the minute does not continue in the corner.
    if (media && source && room?.mode === 'public' && !media.video.paused) setFloating(username);
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
      aspect={ratio}
      muted={sound.muted}
      volume={sound.volume}
      onSoundChange={setSound}
      quality={quality}
      onQualityChange={setQuality}
      theatre={theatre}
    >
      {status === 'online' ? layer?.(media?.video ?? null) : stage(status)}
    </VideoPlayer>
  );
};
