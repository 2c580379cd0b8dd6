import type { KeyboardEvent } from 'react';

/** The element that has the focus. Inside a shadow root, `document.activeElement` is only the root's host. */
export function focusedElement(): Element | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}

const canTakeTab = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 && !element.matches(':disabled, [type="hidden"]') && element.checkVisibility();

/** Keeps Tab inside a modal layer in a shadow root, where Radix's trap does not see what has the focus. */
export function keepTabInShadow(event: KeyboardEvent<HTMLElement>): void {
  const box = event.currentTarget;
  const root = box.getRootNode();
  if (event.key !== 'Tab' || !(root instanceof ShadowRoot)) return;
  const stops = [...box.querySelectorAll<HTMLElement>('*')].filter(canTakeTab);
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  const { activeElement } = root;
  if (activeElement !== from && !(event.shiftKey && activeElement === box)) return;
  event.preventDefault();
  to?.focus();
}
