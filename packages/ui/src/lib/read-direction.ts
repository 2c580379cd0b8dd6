import { useCallback, useState } from 'react';

type Direction = 'ltr' | 'rtl';

/** The reading direction where an element stands, known once it is on the page; give it the ref. */
export function useReadDirection(): [Direction, (element: HTMLElement | null) => void] {
  const [direction, setDirection] = useState<Direction>('ltr');
  const read = useCallback((element: HTMLElement | null) => {
    // The wrapper that places a menu repeats the direction that the menu was given.
    const around = element?.parentElement?.closest(':not([data-radix-popper-content-wrapper])');
    if (around) setDirection(getComputedStyle(around).direction === 'rtl' ? 'rtl' : 'ltr');
  }, []);
  return [direction, read];
}
