import { type ReactNode, useState } from 'react';

/** Open state of a modal layer, and the button that opens it. */
export interface ModalOpening<Reason> {
  /** Without it, the layer keeps its state itself and opens by its `trigger` or `defaultOpen`. */
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** The user closes it. Never called if it is not dismissible. */
  onClose?: (reason: Reason) => void;
  /** A button that opens it: one focusable element that takes a ref. */
  trigger?: ReactNode;
}

/** Takes the opening of a modal layer out of its props. */
export function useModalOpen<Reason, P extends ModalOpening<Reason>>(props: P) {
  const { open: given, defaultOpen = false, onOpenChange, onClose, ...rest } = props;
  const [own, setOwn] = useState(defaultOpen);
  const change = (open: boolean) => {
    setOwn(open);
    onOpenChange?.(open);
  };
  return {
    ...rest,
    open: given ?? own,
    onOpen: () => change(true),
    onClose: (reason: Reason) => {
      onClose?.(reason);
      change(false);
    },
  };
}
