import { type RefCallback, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { PlayerEngine, PlayerSource, PlayerState } from './player-engine.ts';
import { createPlayerMedia, idleMedia, type MediaSnapshot, type PlayerMedia } from './player-media.ts';

const still = () => () => undefined;

export interface Playback extends MediaSnapshot {
  /** Null on a server. */
  media: PlayerMedia | null;
  /** Ref of the element that receives the video element. */
  slot: RefCallback<HTMLElement>;
}

/** The media that a player shows: given ones, which outlive it, or its own, which end with it. */
export function usePlayback(
  engine: PlayerEngine,
  given: PlayerMedia | undefined,
  source: PlayerSource | null,
  quality: string,
  onStateChange: ((state: PlayerState) => void) | undefined,
): Playback {
  const [own] = useState(() => (given || typeof document === 'undefined' ? null : createPlayerMedia(engine)));
  const media = given ?? own;
  const snapshot = useSyncExternalStore(
    media?.subscribe ?? still,
    media?.getSnapshot ?? (() => idleMedia),
    () => idleMedia,
  );
  useEffect(() => media?.setQuality(quality), [media, quality]);
  useEffect(() => {
    // The owner of given media decides what they play.
    if (!given) media?.play(source);
  }, [media, given, source]);
  useEffect(() => {
    if (!given) return () => media?.play(null);
  }, [media, given]);
  const { state } = snapshot;
  useEffect(() => {
    if (source) onStateChange?.(state);
  }, [onStateChange, source, state]);
  const slot = useCallback(
    (place: HTMLElement | null) => {
      if (!place || !media) return;
      media.moveTo(place);
      return () => {
        // Another player may have taken the element already.
        if (media.video.parentNode !== place) return;
        if (given) media.park();
        else media.video.remove();
      };
    },
    [media, given],
  );
  return { ...snapshot, media, slot };
}
