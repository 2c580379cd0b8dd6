import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Pixels from the end that still count as the end. */
const NEAR = 48;

/**
 * Keeps the reader's place: at the end it follows new messages; further up neither new nor older messages move what is
 * read. `first` and `last` are the keys of the outermost entries.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `last` means that a message was added
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
