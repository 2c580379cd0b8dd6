/** Whether there is more in a scrolling box than it shows; a rounded pixel is not more. */
export const isOverflowing = (box: HTMLElement): boolean =>
  box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1;

/**
 * Ref for a scrolling box: while its content is longer or wider than the box, the keyboard can reach it (WCAG 2.1.1); a
 * box that does not scroll is no stop on the way. It is measured when the browser has laid the page out anyway, before
 * the frame is drawn.
 */
export function overflowTabStop(box: HTMLElement | null): (() => void) | undefined {
  if (!box) return undefined;
  const update = () => {
    if (isOverflowing(box)) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  };
  const observer = new ResizeObserver(update);
  observer.observe(box);
  for (const child of box.children) observer.observe(child);
  return () => observer.disconnect();
}
