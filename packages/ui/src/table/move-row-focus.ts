import type { KeyboardEvent } from 'react';

const FOCUSABLE = 'a[href], button';
const steps: Record<string, (index: number, last: number) => number> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** Arrow keys, Home and End move between the links in the cells that name the rows. */
export function moveRowFocus(event: KeyboardEvent<HTMLTableSectionElement>): void {
  const step = steps[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>(':scope > tr > th')].flatMap(
    (cell) => cell.querySelector<HTMLElement>(FOCUSABLE) ?? [],
  );
  const index = links.indexOf(event.target as HTMLElement);
  if (index < 0) return;
  event.preventDefault();
  links[step(index, links.length - 1)]?.focus();
}
