import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

/** Minimum height of a card and its gap at the highest density, in pixels. */
const ROW = 240;

const never = () => () => undefined;
const no = () => false;
const yes = () => true;

/** Maximum number of cards in view at the start of a page. */
const placesInView = (minWidth: number): number =>
  Math.max(2, Math.floor(window.screen.width / minWidth)) * Math.ceil(window.screen.height / ROW);

/** Runs after the next frame is painted. */
const afterNextFrame = (callback: () => void): (() => void) => {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(callback);
  });
  return () => cancelAnimationFrame(frame);
};

/**
 * Number of cards to render now. The first cards fill the first screen; the others follow a frame later in an
 * interruptible render, so that visible cards appear sooner. Server-rendered cards and cards added later render at
 * once.
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
