import { swipeDirection } from '@footlight/ui';
import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef } from 'react';

/** One turn of the wheel sends many events; this long they count as one. */
const WHEEL_PAUSE_MS = 450;
/** Pixels of the wheel below which it was touched by accident. */
const WHEEL_LEAST = 12;
const KEYS: Record<string, 1 | -1> = { ArrowDown: 1, PageDown: 1, ArrowUp: -1, PageUp: -1 };
const OWN_KEYS = 'input, select, textarea, [role=dialog], [data-component=video-player]';

interface Moves {
  /** The area that takes the wheel and swipes. */
  stage: HTMLElement | null;
  mayMove: (by: 1 | -1) => boolean;
  onMove: (by: 1 | -1) => void;
  swipes: boolean;
}

/**
 * Arrow keys, wheel and swipes of the feed. Keys act while the focus is in the feed or nowhere; at the end of the list
 * keys and wheel scroll the page as usual.
 */
export const useFeedMoves = ({ stage, mayMove, onMove, swipes }: Moves) => {
  const turnedAt = useRef(0);
  const onWheel = useEffectEvent((event: WheelEvent) => {
    const by = event.deltaY > 0 ? 1 : -1;
    if (event.ctrlKey || Math.abs(event.deltaY) < WHEEL_LEAST || !mayMove(by)) return;
    event.preventDefault();
    if (event.timeStamp - turnedAt.current < WHEEL_PAUSE_MS) return;
    turnedAt.current = event.timeStamp;
    onMove(by);
  });
  const press = (event: globalThis.KeyboardEvent | KeyboardEvent) => {
    const by = KEYS[event.key];
    if (!by || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
      return;
    if (event.target instanceof Element && event.target.closest(OWN_KEYS)) return;
    if (!mayMove(by)) return;
    event.preventDefault();
    onMove(by);
  };
  const onKey = useEffectEvent((event: globalThis.KeyboardEvent) => press(event));
  useEffect(() => {
    const wheel = (event: WheelEvent) => onWheel(event);
    // With the focus nowhere, keys reach the body only.
    const key = (event: globalThis.KeyboardEvent) => {
      if (event.target === document.body) onKey(event);
    };
    stage?.addEventListener('wheel', wheel, { passive: false });
    document.addEventListener('keydown', key);
    return () => {
      stage?.removeEventListener('wheel', wheel);
      document.removeEventListener('keydown', key);
    };
  }, [stage]);

  const start = useRef<{ x: number; y: number; at: number } | null>(null);
  return {
    onKeyDown: (event: KeyboardEvent) => press(event),
    swipe: swipes
      ? {
          onPointerDown: (event: PointerEvent) => {
            const isControl =
              event.target instanceof Element && event.target.closest('button, a, input, select');
            if (event.pointerType === 'mouse' || !event.isPrimary || isControl) return;
            start.current = { x: event.clientX, y: event.clientY, at: event.timeStamp };
          },
          onPointerUp: (event: PointerEvent<HTMLElement>) => {
            const from = start.current;
            start.current = null;
            if (!from) return;
            const { offsetWidth: width, offsetHeight: height } = event.currentTarget;
            const trace = {
              dx: event.clientX - from.x,
              dy: event.clientY - from.y,
              ms: event.timeStamp - from.at,
            };
            const direction = swipeDirection(trace, { width, height });
            if (!direction) return;
            const by = direction === 'up' || direction === 'left' ? 1 : -1;
            if (mayMove(by)) onMove(by);
          },
          onPointerCancel: () => {
            start.current = null;
          },
        }
      : {},
  };
};
