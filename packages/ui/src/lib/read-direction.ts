import { useCallback, useState } from 'react';

type Direction = 'ltr' | 'rtl';

/** The reading direction where an element stands, known once it is on the page; give it the ref. */
export function useReadDirection(): [Direction, (element: HTMLElement | null) => void] {
  const [direction, setDirection] = useState<Direction>('ltr');
  const read = useCallback((element: HTMLElement | null) => {
    if (element)
      setDirection(getComputedStyle(element.parentElement ?? element).direction === 'rtl' ? 'rtl' : 'ltr');
  }, []);
  return [direction, read];
}
