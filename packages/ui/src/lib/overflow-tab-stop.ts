/**
 * Ref for a scrolling box: while its content is longer or wider than the box, the keyboard can reach it (WCAG 2.1.1); a
 * box that does not scroll is no stop on the way.
 */
export function overflowTabStop(box: HTMLElement | null): (() => void) | undefined {
  if (!box) return undefined;
  const update = () => {
    const isLonger = box.scrollHeight > box.clientHeight + 1;
    const isWider = box.scrollWidth > box.clientWidth + 1;
    if (isLonger || isWider) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  };
  update();
  const observer = new ResizeObserver(update);
  observer.observe(box);
  for (const child of box.children) observer.observe(child);
  return () => observer.disconnect();
}
