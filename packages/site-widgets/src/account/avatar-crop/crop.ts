interface Size {
  width: number;
  height: number;
}
interface Point {
  x: number;
  y: number;
}

/** The square of a picture in its pixels. */
export interface Crop extends Point {
  side: number;
}

/**
 * The square at a zoom (100: as much of the picture as fits) and a position: 0 is the left or upper edge, 100 the right
 * or lower one.
 */
export function cropOf({ width, height }: Size, zoom: number, center: Point): Crop {
  const side = (Math.min(width, height) * 100) / zoom;
  return { side, x: ((width - side) * center.x) / 100, y: ((height - side) * center.y) / 100 };
}

const share = (at: number, room: number): number =>
  room > 0 ? Math.min(100, Math.max(0, (at / room) * 100)) : 50;

/** The position after the picture was dragged by this many of its pixels. */
export const moved = ({ width, height }: Size, { x, y, side }: Crop, by: Point): Point => ({
  x: share(x - by.x, width - side),
  y: share(y - by.y, height - side),
});
