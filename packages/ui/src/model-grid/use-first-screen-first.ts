import { type RefObject, useLayoutEffect, useRef, useSyncExternalStore } from 'react';

/** The lowest card and its gap, in pixels. */
const ROW = 250;

const never = () => () => undefined;
const no = () => false;
const yes = () => true;

/** How many places at most are in view when a page is at its start. */
const placesInView = (minWidth: number): number =>
  Math.ceil(window.screen.width / minWidth) * (Math.ceil(window.screen.height / ROW) + 1);

/**
 * New places below the first screen are drawn a frame later: what can be seen is there sooner. They are in the page at
 * once, at their height. What the server has drawn is never hidden, nor anything on a page that is scrolled.
 */
export function useFirstScreenFirst(
  list: RefObject<HTMLUListElement | null>,
  count: number,
  minWidth: number,
): void {
  const isHydrating = useSyncExternalStore(never, no, yes);
  const known = useRef(0);
  useLayoutEffect(() => {
    const from = Math.max(known.current, placesInView(minWidth));
    known.current = count;
    if (isHydrating || count <= from || !list.current) return;
    const later = [...list.current.children].slice(from, count) as HTMLElement[];
    const write = (value: string) => {
      for (const place of later) place.style.contentVisibility = value;
    };
    write('hidden');
    let frame = requestAnimationFrame(() => {
      if (window.scrollY > 0) write('');
      else frame = requestAnimationFrame(() => write(''));
    });
    return () => {
      cancelAnimationFrame(frame);
      write('');
    };
  }, [list, count, minWidth, isHydrating]);
}
