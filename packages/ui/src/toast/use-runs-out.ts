import { useEffect, useRef } from 'react';
import { useEffectEvent } from 'use-effect-event';

/** Calls back after `duration` milliseconds, not counting the time while `isHeld`; null means never. */
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
