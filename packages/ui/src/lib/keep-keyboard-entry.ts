import type { MouseEvent } from 'react';
import { focusedElement } from './shadow-focus.ts';

/**
 * For `onMouseDown` of a Radix list with arrow keys. Radix notes each press, to tell the focus that follows from one by
 * keyboard. A press on the item that has the focus brings none, so the note would take the ring from the next one by
 * keyboard. Radix notes nothing that is prevented.
 */
export function keepKeyboardEntry(event: MouseEvent<HTMLElement>): void {
  const focused = focusedElement();
  const isItem = focused !== event.currentTarget && event.currentTarget.contains(focused);
  if (isItem && focused?.contains(event.target as Node)) event.preventDefault();
}
