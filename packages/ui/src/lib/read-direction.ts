import { useCallback, useState } from 'react';

type Direction = 'ltr' | 'rtl';

/** The text direction at an element, known after mount; pass the ref to the element. */
export function useReadDirection(): [Direction, (element: HTMLElement | null) => void] {
  const [direction, setDirection] = useState<Direction>('ltr');
  const read = useCallback((element: HTMLElement | null) => {
    // The wrapper that positions a menu repeats the direction of the menu.
    const around = element?.parentElement?.closest(':not([data-radix-popper-content-wrapper])');
    if (around) setDirection(getComputedStyle(around).direction === 'rtl' ? 'rtl' : 'ltr');
  }, []);
  return [direction, read];
}
