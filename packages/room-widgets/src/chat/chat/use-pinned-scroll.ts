import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  type WheelEvent,
} from 'react';
import type { ChatView } from './chat-view.ts';

/** Pixels from the end that still count as the end. */
const AT_END = 8;
/** Within this many pixels of the top, older rows are added. */
const NEAR_TOP = 240;
/** Height of the smallest row in pixels, to estimate how many rows fill the box. */
const ROW = 24;

const UP_KEYS = new Set(['ArrowUp', 'PageUp', 'Home']);

const distanceToEnd = (box: HTMLElement) => box.scrollHeight - box.clientHeight - box.scrollTop;
const toEnd = (box: HTMLElement) => {
  box.scrollTop = box.scrollHeight;
};

export interface PinnedScroll {
  box: RefObject<HTMLDivElement | null>;
  list: RefObject<HTMLDivElement | null>;
  onScroll(): void;
  onWheel(event: WheelEvent): void;
  onKeyDown(event: KeyboardEvent): void;
  onPointerEnter(event: PointerEvent): void;
  onPointerLeave(): void;
}

/**
 * Keeps the box at its end while the view is pinned, and the reader's place while it is not. Only the reader unpins it,
 * by scrolling up or holding; growing content, a resized box or a taller composer never do.
 */
export function usePinnedScroll(view: ChatView): PinnedScroll {
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const lastTop = useRef(0);
  const anchor = useRef<{ row: Element; top: number } | null>(null);

  // No dependency list: every commit may change heights, and scrolling must happen before the paint.
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const held = anchor.current;
    if (view.getSnapshot().isPinned) toEnd(element);
    else if (held?.row instanceof HTMLElement && held.row.isConnected) {
      const moved = held.row.offsetTop - held.top;
      if (moved !== 0) element.scrollTop += moved;
    }
    lastTop.current = element.scrollTop;
    const row = list.current?.firstElementChild;
    anchor.current = row instanceof HTMLElement ? { row, top: row.offsetTop } : null;
  });

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      view.setTail(Math.ceil(element.clientHeight / ROW) + 10);
      if (!view.getSnapshot().isPinned) return;
      toEnd(element);
      lastTop.current = element.scrollTop;
    });
    observer.observe(element);
    if (list.current) observer.observe(list.current);
    return () => observer.disconnect();
  }, [view]);

  const letGo = () => {
    const element = box.current;
    if (element && element.scrollHeight > element.clientHeight + 1) view.unpin();
  };

  return {
    box,
    list,
    onScroll() {
      const element = box.current;
      if (!element) return;
      const isUp = element.scrollTop < lastTop.current - 1;
      const isDown = element.scrollTop > lastTop.current + 1;
      lastTop.current = element.scrollTop;
      if (isUp && distanceToEnd(element) > AT_END) view.unpin();
      if (isDown && distanceToEnd(element) <= AT_END) view.pin();
      if (element.scrollTop < NEAR_TOP) view.showOlder();
    },
    // Before the scroll event: in a flood the next flush would otherwise undo the first wheel step.
    onWheel(event) {
      if (event.deltaY < 0) letGo();
    },
    onKeyDown(event) {
      if (event.target !== box.current) return;
      if (UP_KEYS.has(event.key)) letGo();
      if (event.key !== ' ') return;
      event.preventDefault();
      if (view.getSnapshot().isHeld) view.release();
      else view.hold();
    },
    // Lines must not move under a mouse that is about to click one. A touch does not hold.
    onPointerEnter(event) {
      if (event.pointerType === 'mouse') view.hold();
    },
    onPointerLeave() {
      view.release();
    },
  };
}
