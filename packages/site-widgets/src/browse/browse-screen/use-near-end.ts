import { useEffect, useRef } from 'react';

/**
 * The ref of a list; calls `onNear` when the item that is `within` items before its end comes into view. Once for each
 * length: a list that has grown starts again.
 */
export const useNearEnd = (count: number, within: number, onNear: (() => void) | undefined) => {
  const list = useRef<HTMLUListElement>(null);
  const tell = useRef(onNear);
  useEffect(() => {
    tell.current = onNear;
  });
  useEffect(() => {
    const mark = list.current?.children[Math.max(0, count - within)];
    if (!mark || count === 0) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) tell.current?.();
    });
    observer.observe(mark);
    return () => observer.disconnect();
  }, [count, within]);
  return list;
};
