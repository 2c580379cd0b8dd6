import { useEffect, useState } from 'react';

/** Seconds behind the end of the stream from which playback no longer counts as live. */
const BEHIND = 12;

export interface VideoFacts {
  isPaused: boolean;
  /** A picture has been shown since the source was attached. */
  hasPicture: boolean;
  /** Paused, or well behind the live edge. */
  isBehind: boolean;
}

const isBehind = (video: HTMLVideoElement): boolean => {
  const { seekable, currentTime } = video;
  return seekable.length > 0 && seekable.end(seekable.length - 1) - currentTime > BEHIND;
};

/** Facts of the video element as React state, which changes only when a fact does. */
export function useVideoFacts(video: HTMLVideoElement | null): VideoFacts {
  const [facts, setFacts] = useState<VideoFacts>({ isPaused: true, hasPicture: false, isBehind: false });
  useEffect(() => {
    if (!video) return;
    const look = () => {
      const next: VideoFacts = {
        isPaused: video.paused,
        hasPicture: video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA,
        isBehind: isBehind(video),
      };
      setFacts((last) =>
        last.isPaused === next.isPaused &&
        last.hasPicture === next.hasPicture &&
        last.isBehind === next.isBehind
          ? last
          : next,
      );
    };
    const events = ['play', 'pause', 'loadeddata', 'playing', 'timeupdate', 'emptied', 'seeked'] as const;
    for (const name of events) video.addEventListener(name, look);
    look();
    return () => {
      for (const name of events) video.removeEventListener(name, look);
    };
  }, [video]);
  return facts;
}
