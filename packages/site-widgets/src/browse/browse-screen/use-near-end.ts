import { useInView } from '@footlight/ui';
import { useRef } from 'react';

/**
 * The ref of a list; calls `onNear` when the item that is `within` items before its end comes into view. Once for each
 * length: a list that has grown starts again.
 */
export const useNearEnd = (count: number, within: number, onNear: (() => void) | undefined) => {
  const list = useRef<HTMLUListElement>(null);
  useInView(
    () => list.current?.children[Math.max(0, count - within)],
    ({ isIntersecting }) => isIntersecting && onNear?.(),
    { disabled: count === 0, again: count },
  );
  return list;
};
