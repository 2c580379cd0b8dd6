export type SwipeDirection = 'left' | 'right' | 'up' | 'down';

export interface SwipeTrace {
  /** Pixels from where the finger came down; to the right and down are positive. */
  dx: number;
  dy: number;
  /** Milliseconds that the finger was down. */
  ms: number;
}

/** Part of the box that a slow finger must cross. */
const farEnough = 0.25;
/** Pixels a millisecond from which a short flick counts. */
const fastEnough = 0.5;
/** Pixels below which nothing counts: a finger that only wanted to press. */
const least = 24;

/** The way a finger went over a box of this size, or null when it was no swipe: too short, too slow or aslant. */
export function swipeDirection(
  { dx, dy, ms }: SwipeTrace,
  { width, height }: { width: number; height: number },
): SwipeDirection | null {
  const [x, y] = [Math.abs(dx), Math.abs(dy)];
  const isSideways = x > y;
  const [far, other, extent] = isSideways ? [x, y, width] : [y, x, height];
  if (far < least || far < other * 1.3) return null;
  if (far < extent * farEnough && far / Math.max(1, ms) < fastEnough) return null;
  if (isSideways) return dx > 0 ? 'right' : 'left';
  return dy > 0 ? 'down' : 'up';
}
