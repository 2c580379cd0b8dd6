import type { DisplayStatus, Room } from '@footlight/contract';
import { VideoPlayer } from '@footlight/room-widgets';
import { cn } from '@footlight/ui';
import { useAtom, useSetAtom } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { floatingAtom } from './floating.ts';
import { hlsEngine } from './hls-engine.ts';
import { endOtherMedia } from './kept-media.ts';
import { qualityAtom, soundAtom } from './player-choices.ts';
import { stageRatioOf, statusOfRoom, useStreamSource } from './use-stream-source.ts';

export interface FeedPlayerProps {
  username: string;
  displayName: string;
  poster: string;
  /** Undefined while it loads. */
  room: Room | undefined;
  /** Shown over the picture of a room whose stream this visitor may not watch from outside. */
  stage: (status: DisplayStatus) => ReactNode;
}

/** The live video of one broadcaster in the feed. Unlike a room's, it ends when the viewer leaves it. */
export const FeedPlayer = ({ username, displayName, poster, room, stage }: FeedPlayerProps) => {
  const [sound, setSound] = useAtom(soundAtom);
  const [quality, setQuality] = useAtom(qualityAtom);
  // A room that is still loading counts as watchable, so that its picture is not covered for a moment.
  const status = room ? statusOfRoom(room, false, false) : 'online';
  const source = useStreamSource(username, room, status);
  // Otherwise the mini player of the previous room would play its sound at the same time.
  const setFloating = useSetAtom(floatingAtom);
  useEffect(() => {
    endOtherMedia('');
    setFloating(null);
  }, [setFloating]);
  return (
    <VideoPlayer
      engine={hlsEngine}
      source={source}
      poster={poster}
      title={displayName}
      muted={sound.muted}
      volume={sound.volume}
      onSoundChange={setSound}
      quality={quality}
      onQualityChange={setQuality}
      // As high as its place; the background shows where the picture does not reach. On a phone, a portrait fills it.
      className={cn(
        'aspect-auto h-full bg-transparent',
        stageRatioOf(room) < 1 && 'max-desktop:[&_video]:object-cover',
      )}
    >
      {status === 'online' ? null : stage(status)}
    </VideoPlayer>
  );
};
