import { type PointerEvent, useRef } from 'react';
import { swipeDirection } from './swipe.ts';

interface Grip {
  x: number;
  y: number;
  at: number;
  box: HTMLElement;
}

interface SwipeAway {
  direction: 'down' | 'right';
  /** The element that follows the finger: the gripped part, or a box around it. */
  box: string;
  /** Without it, swiping is disabled. */
  onSwipe: (() => void) | undefined;
}

/**
 * Lets the user swipe a box away by touch, pen or mouse. The box moves outside React, without renders. It returns if
 * the swipe was too short or the parent keeps it open.
 */
export function useSwipeAway({ direction, box: selector, onSwipe }: SwipeAway) {
  const grip = useRef<Grip | null>(null);
  const letGo = (event: PointerEvent<HTMLElement>, isCancelled: boolean) => {
    const held = grip.current;
    grip.current = null;
    if (!held) return;
    const { box } = held;
    const trace = { dx: event.clientX - held.x, dy: event.clientY - held.y, ms: event.timeStamp - held.at };
    const size = { width: box.offsetWidth, height: box.offsetHeight };
    const goBack = () => {
      box.style.transition = 'translate var(--fl-duration-base)';
      box.style.translate = '';
    };
    if (isCancelled || swipeDirection(trace, size) !== direction) return goBack();
    onSwipe?.();
    // A closing box continues from where the finger left it.
    requestAnimationFrame(() => {
      if (box.isConnected && box.dataset.state === 'open') goBack();
    });
  };
  if (!onSwipe) return {};
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const { target, currentTarget } = event;
      const box = currentTarget.closest<HTMLElement>(selector);
      const isControl = target instanceof Element && target.closest('button, a, input, select, textarea');
      if (!box || isControl || event.button !== 0) return;
      currentTarget.setPointerCapture(event.pointerId);
      grip.current = { x: event.clientX, y: event.clientY, at: event.timeStamp, box };
      box.style.transition = 'none';
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const held = grip.current;
      if (!held) return;
      held.box.style.translate =
        direction === 'down'
          ? `0 ${Math.max(0, event.clientY - held.y)}px`
          : `${Math.max(0, event.clientX - held.x)}px 0`;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => letGo(event, false),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => letGo(event, true),
  };
}
