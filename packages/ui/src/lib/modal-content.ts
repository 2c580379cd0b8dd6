import { type RefObject, useRef } from 'react';

export type ModalCloseReason = 'close-button' | 'escape' | 'outside';

/** Toasts lie above modals: closing one is not a click outside. */
const isOnToast = (event: Event): boolean =>
  event.target instanceof Element && event.target.closest('[data-component="toast-region"]') !== null;

interface ModalContentOptions {
  dismissible: boolean;
  onClose: ((reason: ModalCloseReason) => void) | undefined;
  /** The body that scrolls, when it can take the focus. */
  scroll: RefObject<HTMLElement | null>;
  /** The box itself takes the focus, where its first control is not what one came for. */
  focusesBox?: boolean;
}

/**
 * What all modals that are opened by state give to Radix: the owner decides about closing, the focus goes back to
 * where it came from, and a body that scrolls is not the first stop.
 */
export function useModalContent({ dismissible, onClose, scroll, focusesBox = false }: ModalContentOptions) {
  // Opened by state, not by a Radix trigger, so the way back is remembered here.
  const opener = useRef<Element | null>(null);
  const dismiss = (reason: ModalCloseReason) => (event: Event) => {
    event.preventDefault();
    if (dismissible && !isOnToast(event)) onClose?.(reason);
  };
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement;
      // A ring around everything tells the reader nothing.
      if (!focusesBox && !scroll.current?.hasAttribute('tabindex')) return;
      event.preventDefault();
      if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
    onEscapeKeyDown: dismiss('escape'),
    onPointerDownOutside: dismiss('outside'),
    onInteractOutside: (event: Event) => event.preventDefault(),
  };
}

/** Over the page, under the layer. */
export const overlayClass =
  'fixed inset-0 z-40 bg-overlay data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in';
