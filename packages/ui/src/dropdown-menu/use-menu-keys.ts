import { type FocusEvent, type KeyboardEvent, type RefObject, useRef } from 'react';

const ITEMS = '[role^="menuitem"]:not([data-disabled])';

/** The keys of a menu button that Radix leaves out (ARIA APG): ArrowUp opens at the end, and Tab closes. */
export function useMenuKeys(button: RefObject<HTMLElement | null>, setOpen: (open: boolean) => void) {
  const opensAtEnd = useRef(false);
  const closedByTab = useRef(false);
  return {
    onButtonKeyDown(event: KeyboardEvent) {
      if (event.key !== 'ArrowUp' || event.defaultPrevented) return;
      event.preventDefault();
      opensAtEnd.current = true;
      setOpen(true);
    },
    menu: {
      onKeyDownCapture(event: KeyboardEvent) {
        if (event.key !== 'Tab') return;
        // Radix would keep the focus in the menu. From the button, the browser continues to the next or previous
        // element.
        event.stopPropagation();
        closedByTab.current = true;
        button.current?.focus();
        setOpen(false);
      },
      onFocus({ target, currentTarget }: FocusEvent) {
        if (target !== currentTarget || !opensAtEnd.current) return;
        opensAtEnd.current = false;
        // After Radix, which focuses the first item.
        queueMicrotask(() => [...currentTarget.querySelectorAll<HTMLElement>(ITEMS)].at(-1)?.focus());
      },
    },
    onClosed(event: Event) {
      if (closedByTab.current) event.preventDefault();
      closedByTab.current = false;
    },
  };
}
