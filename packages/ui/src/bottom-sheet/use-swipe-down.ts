import { type PointerEvent, useRef } from 'react';
import { swipeDirection } from '../lib/swipe.ts';

interface Grip {
  x: number;
  y: number;
  at: number;
  sheet: HTMLElement;
}

/**
 * Lets a finger, a pen or a mouse pull a sheet down by its grip. The sheet follows past React, so that nothing renders
 * on the way; let go too early, or with an owner who keeps it open, it goes back.
 */
export function useSwipeDown(onSwipe: (() => void) | undefined) {
  const grip = useRef<Grip | null>(null);
  const letGo = (event: PointerEvent<HTMLElement>, isCancelled: boolean) => {
    const held = grip.current;
    grip.current = null;
    if (!held) return;
    const { sheet } = held;
    const trace = { dx: event.clientX - held.x, dy: event.clientY - held.y, ms: event.timeStamp - held.at };
    const size = { width: sheet.offsetWidth, height: sheet.offsetHeight };
    const goBack = () => {
      sheet.style.transition = 'translate var(--fl-duration-base)';
      sheet.style.translate = '';
    };
    if (isCancelled || swipeDirection(trace, size) !== 'down') return goBack();
    onSwipe?.();
    // A sheet that closes moves on from where the finger left it.
    requestAnimationFrame(() => {
      if (sheet.isConnected && sheet.dataset.state === 'open') goBack();
    });
  };
  if (!onSwipe) return {};
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const { target, currentTarget } = event;
      const sheet = currentTarget.closest<HTMLElement>('[data-component="bottom-sheet"]');
      const isControl = target instanceof Element && target.closest('button, a, input, select, textarea');
      if (!sheet || isControl || event.button !== 0) return;
      currentTarget.setPointerCapture(event.pointerId);
      grip.current = { x: event.clientX, y: event.clientY, at: event.timeStamp, sheet };
      sheet.style.transition = 'none';
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const held = grip.current;
      if (held) held.sheet.style.translate = `0 ${Math.max(0, event.clientY - held.y)}px`;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => letGo(event, false),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => letGo(event, true),
  };
}
