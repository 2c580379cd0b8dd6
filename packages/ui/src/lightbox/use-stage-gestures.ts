import { type PointerEvent, type RefObject, useRef } from 'react';
import { type SwipeDirection, swipeDirection } from '../lib/swipe.ts';
import { clampPan, type Pan, type Zoom } from './zoom.ts';

interface Held {
  x: number;
  y: number;
  at: number;
  from: Pan;
}

/** Pans an enlarged picture, or detects a swipe over a whole one. The picture moves outside React. */
export function useStageGestures(
  picture: RefObject<HTMLElement | null>,
  zoom: Zoom,
  onSwipe: (direction: SwipeDirection) => void,
) {
  const held = useRef<Held | null>(null);
  const pan = useRef<Pan>({ x: 0, y: 0 });

  const move = (to: Pan) => {
    const element = picture.current;
    if (!element) return;
    pan.current = clampPan(to, zoom, { width: element.offsetWidth, height: element.offsetHeight });
    element.style.translate = `${pan.current.x}px ${pan.current.y}px`;
  };
  const rest = () => {
    pan.current = { x: 0, y: 0 };
    if (picture.current) picture.current.style.translate = '';
  };
  return {
    rest,
    panBy: (dx: number, dy: number) => move({ x: pan.current.x + dx, y: pan.current.y + dy }),
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0 || !event.isPrimary) return;
        if (event.target instanceof Element && event.target.closest('button')) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        held.current = { x: event.clientX, y: event.clientY, at: event.timeStamp, from: pan.current };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const start = held.current;
        if (!start) return;
        const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
        if (zoom > 1) move({ x: start.from.x + dx, y: start.from.y + dy });
        // A whole picture moves slightly with the finger, as feedback for the swipe.
        else if (picture.current)
          picture.current.style.translate = `${dx * 0.6}px ${Math.max(0, dy) * 0.6}px`;
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        const start = held.current;
        held.current = null;
        if (!start || zoom > 1) return;
        rest();
        const { offsetWidth: width, offsetHeight: height } = event.currentTarget;
        const trace = {
          dx: event.clientX - start.x,
          dy: event.clientY - start.y,
          ms: event.timeStamp - start.at,
        };
        const direction = swipeDirection(trace, { width, height });
        if (direction) onSwipe(direction);
      },
      onPointerCancel: () => {
        held.current = null;
        if (zoom === 1) rest();
      },
    },
  };
}
