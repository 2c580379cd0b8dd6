import { type RefObject, useLayoutEffect, useRef } from 'react';

/** As near to the end as this counts as being there. */
const NEAR = 48;

/**
 * Keeps what is read in its place: at the end new messages push up; above it they do not move it, and older ones that
 * come in front leave it where it was. `first` and `last` name the outermost entries.
 */
export const useKeptPlace = (
  box: RefObject<HTMLElement | null>,
  first: string | undefined,
  last: string | undefined,
): { onScroll: () => void } => {
  const place = useRef({ isAtEnd: true, height: 0, top: 0, first });
  const remember = () => {
    const { current } = box;
    if (!current) return;
    const { scrollTop, scrollHeight, clientHeight } = current;
    place.current = {
      isAtEnd: scrollHeight - clientHeight - scrollTop <= NEAR,
      height: scrollHeight,
      top: scrollTop,
      first,
    };
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: `last` says that something came
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const { isAtEnd, height, top, first: before } = place.current;
    if (isAtEnd) current.scrollTop = current.scrollHeight;
    else if (first !== before) current.scrollTop = top + (current.scrollHeight - height);
    remember();
  }, [first, last]);
  return { onScroll: remember };
};
