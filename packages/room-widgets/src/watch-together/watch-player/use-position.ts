import { useEffect, useState } from 'react';

/** The position of a video in whole seconds, and whether it has ended. */
export function usePosition(video: HTMLVideoElement | null): { seconds: number; hasEnded: boolean } {
  const [seconds, setSeconds] = useState(0);
  const [hasEnded, setEnded] = useState(false);
  useEffect(() => {
    if (!video) return;
    const read = () => {
      setSeconds(Math.floor(video.currentTime));
      setEnded(video.ended);
    };
    const events = ['timeupdate', 'seeking', 'seeked', 'loadedmetadata', 'playing', 'ended'] as const;
    for (const name of events) video.addEventListener(name, read);
    read();
    return () => {
      for (const name of events) video.removeEventListener(name, read);
    };
  }, [video]);
  return { seconds, hasEnded };
}
