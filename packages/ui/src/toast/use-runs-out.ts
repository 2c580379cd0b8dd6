import { useEffect, useRef } from 'react';
import { useEffectEvent } from 'use-effect-event';

interface RunsOut {
  /** False never ends. */
  runs: boolean;
  /** Pauses the time. */
  isHeld: boolean;
  /** In milliseconds; asked once, when the time starts. */
  time: () => number;
  onEnd: () => void;
}

/** Calls back after a time, not counting the time while it is held. */
export function useRunsOut({ runs, isHeld, time, onEnd }: RunsOut): void {
  const left = useRef<number | null>(null);
  const start = useEffectEvent(() => {
    left.current ??= time();
    return left.current;
  });
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!runs || isHeld) return;
    const from = performance.now();
    const timer = setTimeout(() => end(), start());
    return () => {
      clearTimeout(timer);
      if (left.current !== null) left.current -= performance.now() - from;
    };
  }, [runs, isHeld]);
}
