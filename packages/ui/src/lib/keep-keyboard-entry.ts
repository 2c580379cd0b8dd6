import type { MouseEvent } from 'react';
import { focusedElement } from './shadow-focus.ts';

/**
 * For `onMouseDown` of a Radix list with arrow keys. Radix remembers each press, to distinguish the focus that follows
 * from keyboard focus. A press on the focused item causes no focus event, so the next keyboard focus would lose its
 * ring. Radix does not remember a press that was prevented.
 */
export function keepKeyboardEntry(event: MouseEvent<HTMLElement>): void {
  const focused = focusedElement();
  const isItem = focused !== event.currentTarget && event.currentTarget.contains(focused);
  if (isItem && focused?.contains(event.target as Node)) event.preventDefault();
}
