import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { focusedElement } from '../lib/shadow-focus.ts';

export const HOTKEY = 'F8';
const MODAL = '[data-component$=-overlay][data-state=open]';

/**
 * Moves the focus to the toasts by a key and back, also above a modal layer, which otherwise pulls the focus back.
 * Returns a function that gives the focus back.
 */
export function useToastFocus(
  list: RefObject<HTMLElement | null>,
  onHoldChange: (held: boolean) => void,
): () => void {
  const cameFrom = useRef<HTMLElement | null>(null);
  const goBack = useCallback(() => {
    cameFrom.current?.focus();
    cameFrom.current = null;
  }, []);
  useEffect(() => {
    const region = list.current?.parentElement;
    const { body } = document;
    const isInside = (element: EventTarget | null | undefined) =>
      element instanceof Node && list.current?.contains(element) === true;
    // Modal layers listen on the document, so they do not get it.
    const keep = (event: FocusEvent) => {
      if (isInside(event.composedPath()[0]) && body.querySelector(MODAL)) event.stopPropagation();
    };
    const jump = (event: KeyboardEvent) => {
      if (event.key !== HOTKEY) return;
      const focused = focusedElement();
      if (isInside(focused)) return goBack();
      if (focused instanceof HTMLElement) {
        cameFrom.current = focused;
        // A modal layer lets the focus go to nothing, but not to something else.
        focused.blur();
      }
      list.current?.focus();
    };
    // Not by React: at the root of a whole document it listens where modal layers do.
    const hold = () => onHoldChange(true);
    const release = () => onHoldChange(false);
    body.addEventListener('focusin', keep);
    body.addEventListener('focusout', keep);
    document.addEventListener('keydown', jump);
    region?.addEventListener('focusin', hold);
    region?.addEventListener('focusout', release);
    return () => {
      body.removeEventListener('focusin', keep);
      body.removeEventListener('focusout', keep);
      document.removeEventListener('keydown', jump);
      region?.removeEventListener('focusin', hold);
      region?.removeEventListener('focusout', release);
    };
  }, [list, onHoldChange, goBack]);
  return goBack;
}
