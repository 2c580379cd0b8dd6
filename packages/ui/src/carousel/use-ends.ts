import { type RefObject, useEffect, useState } from 'react';

/** Pixels that rounding may take away from a scroll position. */
const NEARLY = 2;

/** Whether a row that scrolls sideways is at its start and at its end. On the server it is at its start. */
export function useEnds(
  list: RefObject<HTMLElement | null>,
  count: number,
): { atStart: boolean; atEnd: boolean } {
  const [atStart, setAtStart] = useState(true);
  const [atEnd, setAtEnd] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other cards make another width
  useEffect(() => {
    const { current } = list;
    if (!current) return;
    const look = () => {
      // Negative from right to left.
      const from = Math.abs(current.scrollLeft);
      setAtStart(from <= NEARLY);
      setAtEnd(from + current.clientWidth >= current.scrollWidth - NEARLY);
    };
    look();
    current.addEventListener('scroll', look);
    const size = new ResizeObserver(look);
    size.observe(current);
    return () => {
      current.removeEventListener('scroll', look);
      size.disconnect();
    };
  }, [list, count]);
  return { atStart, atEnd };
}
