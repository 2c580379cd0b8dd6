import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

/** The lowest card and its gap at the highest density, in pixels. */
const ROW = 240;

const never = () => () => undefined;
const no = () => false;
const yes = () => true;

/** How many places at most are in view when a page is at its start. */
const placesInView = (minWidth: number): number =>
  Math.max(2, Math.floor(window.screen.width / minWidth)) * Math.ceil(window.screen.height / ROW);

/** After the frame that is about to be drawn. */
const afterNextFrame = (callback: () => void): (() => void) => {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(callback);
  });
  return () => cancelAnimationFrame(frame);
};

/**
 * How many of a list's cards are drawn now. The first cards of a list are those of the first screen, and the others
 * follow a frame later, in a render that gives way to whatever the visitor does: what can be seen is there sooner. What
 * the server has drawn, and what is added to a list, is drawn at once.
 */
export function useDrawnCount(count: number, minWidth: number): number {
  const isServerDrawn = useSyncExternalStore(never, no, yes);
  const [isAllDrawn, setIsAllDrawn] = useState(isServerDrawn);
  if (isAllDrawn && count === 0 && !isServerDrawn) setIsAllDrawn(false);
  const isWaiting = count > 0 && !isAllDrawn;
  useEffect(
    () => (isWaiting ? afterNextFrame(() => startTransition(() => setIsAllDrawn(true))) : undefined),
    [isWaiting],
  );
  return isWaiting ? Math.min(count, placesInView(minWidth)) : count;
}
