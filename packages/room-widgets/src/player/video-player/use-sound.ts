import { useCallback, useEffect, useState } from 'react';

export interface SoundChoice {
  muted: boolean;
  /** 0 to 1. */
  volume: number;
}

export interface Sound extends SoundChoice {
  /** The viewer wants sound, but the browser refuses it until a tap. */
  isHeldBack: boolean;
  set(choice: SoundChoice): void;
}

/** Clamps to 0 to 1, because a video element throws for anything else. */
export const asVolume = (volume: number): number =>
  Number.isNaN(volume) ? 1 : Math.min(1, Math.max(0, volume));

/** At least an audible volume, so that turning sound on has an effect. */
const audible = (volume: number) => (volume > 0 ? volume : 0.5);

/**
 * The sound of a video that starts automatically. If the browser refuses to start with sound, the video starts muted
 * and `isHeldBack` is true until the viewer turns sound on.
 */
export function useSound(
  video: HTMLVideoElement | null,
  wanted: SoundChoice,
  onChange: (choice: SoundChoice) => void,
): Sound {
  const volume = asVolume(wanted.volume);
  const [isRefused, setRefused] = useState(false);
  const isMuted = wanted.muted || isRefused;

  useEffect(() => {
    if (!video) return;
    video.muted = isMuted;
    video.volume = volume;
  }, [video, isMuted, volume]);

  useEffect(() => {
    if (!video) return;
    const start = () => {
      if (!video.paused) return;
      video.play().catch((problem: unknown) => {
        const isBlocked = problem instanceof DOMException && problem.name === 'NotAllowedError';
        if (!isBlocked || video.muted) return;
        video.muted = true;
        setRefused(true);
        // A power-saving mode may refuse muted playback too; the play button then remains.
        video.play().catch(() => undefined);
      });
    };
    video.addEventListener('loadeddata', start);
    return () => video.removeEventListener('loadeddata', start);
  }, [video]);

  const set = useCallback(
    (choice: SoundChoice) => {
      setRefused(false);
      onChange(choice.muted ? choice : { muted: false, volume: audible(choice.volume) });
    },
    [onChange],
  );
  return { muted: isMuted, volume, isHeldBack: isRefused && !wanted.muted, set };
}
