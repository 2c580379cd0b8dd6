import { type PointerEvent, useRef } from 'react';

/** The index of the row whose middle the pointer has passed. */
const indexAt = (list: HTMLElement, y: number): number =>
  [...list.children].filter((row) => {
    const { top, height } = row.getBoundingClientRect();
    return y > top + height / 2;
  }).length;

/**
 * Dragging the rows of a list by a handle, with mouse, pen or finger. Rows move while they are dragged; keyboards use
 * buttons.
 */
export const useReorder = (onMove: (from: number, to: number) => void) => {
  const list = useRef<HTMLOListElement>(null);
  const dragged = useRef<number | null>(null);
  const handle = (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      dragged.current = index;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const from = dragged.current;
      if (from === null || !list.current) return;
      const passed = indexAt(list.current, event.clientY);
      // The dragged row counts itself once the pointer is below its own middle.
      const to = passed > from ? passed - 1 : passed;
      if (to === from) return;
      dragged.current = to;
      onMove(from, to);
    },
    onLostPointerCapture: () => {
      dragged.current = null;
    },
  });
  return { list, handle };
};
