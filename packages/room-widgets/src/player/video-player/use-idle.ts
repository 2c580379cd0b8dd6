import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds without a movement after which the controls go. */
const IDLE_AFTER = 3_000;

export interface Idle {
  isIdle: boolean;
  /** Something moved: the controls show, and the timer restarts. */
  stir(): void;
  /** The pointer left: no need to wait. */
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
