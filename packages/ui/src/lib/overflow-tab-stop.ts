/** Whether a scroll container overflows by more than a rounding error. */
export const isOverflowing = (box: HTMLElement): boolean =>
  box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1;

/**
 * Ref for a scroll container: it is focusable only while its content overflows (WCAG 2.1.1). It is measured after the
 * browser's own layout, before the frame is painted, to avoid extra layouts.
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
