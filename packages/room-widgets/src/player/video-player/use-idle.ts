import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds without activity before the controls hide. */
const IDLE_AFTER = 3_000;

export interface Idle {
  isIdle: boolean;
  /** Call on activity: shows the controls and restarts the timer. */
  stir(): void;
  /** Call when the pointer leaves: hides the controls at once. */
  rest(): void;
}

export function useIdle(): Idle {
  const [isIdle, setIdle] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stir = useCallback(() => {
    setIdle(false);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIdle(true), IDLE_AFTER);
  }, []);
  const rest = useCallback(() => {
    clearTimeout(timer.current);
    setIdle(true);
  }, []);
  useEffect(() => {
    stir();
    return () => clearTimeout(timer.current);
  }, [stir]);
  return { isIdle, stir, rest };
}
