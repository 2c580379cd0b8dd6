export type SwipeDirection = 'left' | 'right' | 'up' | 'down';

export interface SwipeTrace {
  /** Pixels from the start of the swipe; right and down are positive. */
  dx: number;
  dy: number;
  /** Duration in milliseconds. */
  ms: number;
}

/** Share of the box that a slow swipe must cross. */
const farEnough = 0.25;
/** Pixels per millisecond from which a short flick counts. */
const fastEnough = 0.5;
/** Movements shorter than this many pixels are taps. */
const least = 24;

/** The direction of a swipe over a box of this size; null if it was too short, too slow or diagonal. */
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
