import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls back once so many milliseconds have passed in which nobody held the time; null is never. */
export function useRunsOut(duration: number | null, isHeld: boolean, onEnd: () => void): void {
  const left = useRef(duration ?? 0);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (duration === null || isHeld) return;
    const from = performance.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - from;
    };
  }, [duration, isHeld]);
}
