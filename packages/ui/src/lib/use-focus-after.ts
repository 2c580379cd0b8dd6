import { useLayoutEffect, useRef } from 'react';

/** Wraps the action of a button: the hook then knows the button that was pressed. */
export type MarkPress = (act: () => void) => (press: { currentTarget: Element }) => void;

/**
 * For a button that its own action removes: the focus then goes to `target`, so that keyboard users do not start again
 * at the top of the page. It does not move while the button is there, nor if something else has the focus.
 */
export const useFocusAfter = () => {
  const pressed = useRef<Element | null>(null);
  const next = useRef<HTMLElement | null>(null);
  const mark: MarkPress = (act) => (press) => {
    pressed.current = press.currentTarget;
    act();
  };
  /** A ref; what it is given to needs a `tabIndex`. */
  const target = (element: HTMLElement | null): void => {
    next.current = element;
  };
  // After every render, since any may remove the button, and before a dialog notices and takes the focus itself.
  useLayoutEffect(() => {
    if (!pressed.current || pressed.current.isConnected || !next.current) return;
    pressed.current = null;
    if (document.activeElement === document.body) next.current.focus();
  });
  return { mark, target };
};
