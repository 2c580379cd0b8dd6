import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { useEffectEvent } from 'use-effect-event';

type Anchor = RefObject<HTMLElement | null>;

const formOf = (element: HTMLElement) =>
  'form' in element && element.form ? element.form : element.closest('form');

/**
 * Calls back when the form around an element is reset, as React does after every action. A browser resets only what it
 * knows: state of a component has to follow.
 */
export function useFormReset(anchor: Anchor, onReset: () => void): void {
  const reset = useEffectEvent(onReset);
  // After every render: React resets a form while it attaches refs, so the element must be known earlier.
  useEffect(() => {
    const element = anchor.current;
    if (!element) return;
    // The root instead of the form: it gets the event last and so knows whether the reset was prevented.
    const root = element.getRootNode();
    const listen = (event: Event) => {
      if (!event.defaultPrevented && event.target === formOf(element)) reset();
    };
    root.addEventListener('reset', listen);
    return () => root.removeEventListener('reset', listen);
  });
}

/** Gives the owner of a controlled value the first one back when the form is reset. */
export function useValueReset<T>(anchor: Anchor, value: T, onValueChange: (value: T) => void): void {
  const [first] = useState(value);
  useFormReset(anchor, () => {
    if (value !== first) onValueChange(first);
  });
}

/**
 * Lets a form reset leave controlled checkboxes, radios and lists as they are until their owner changes them. React
 * does so for text fields only; the others would show their first value while the owner has another.
 */
export function useControlledDefaults(anchor: Anchor, controlled: boolean): void {
  useLayoutEffect(() => {
    const element = anchor.current;
    if (!controlled || !element) return;
    for (const input of element.localName === 'input' ? [element] : element.querySelectorAll('input'))
      if (input instanceof HTMLInputElement) input.defaultChecked = input.checked;
    for (const option of element.querySelectorAll('option')) option.defaultSelected = option.selected;
  });
}
