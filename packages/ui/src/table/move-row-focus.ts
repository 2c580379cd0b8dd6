import type { KeyboardEvent } from 'react';

const FOCUSABLE = 'a[href], button, input';
/** Cells that name a row, and those of its checkbox and its details. */
const COLUMNS = ['th', '[data-part=select]', '[data-part=expand]'];
const steps: Record<string, (index: number, last: number) => number> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** Arrow keys, Home and End move between the links in the cells that name the rows, or between the controls of rows. */
export function moveRowFocus(event: KeyboardEvent<HTMLTableSectionElement>): void {
  const step = steps[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const body = event.currentTarget;
  const stops = COLUMNS.map((cells) =>
    [...body.querySelectorAll<HTMLElement>(`:scope > tr > ${cells}`)].flatMap(
      (cell) => cell.querySelector<HTMLElement>(FOCUSABLE) ?? [],
    ),
  ).find((found) => found.includes(event.target as HTMLElement));
  if (!stops) return;
  event.preventDefault();
  stops[step(stops.indexOf(event.target as HTMLElement), stops.length - 1)]?.focus();
}
