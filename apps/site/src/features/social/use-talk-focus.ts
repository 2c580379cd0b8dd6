import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the heading of a conversation that opens, and to its row in the list when it closes; if the row is
 * gone, to the choice of views.
 */
export const useTalkFocus = (root: RefObject<HTMLElement | null>, selected: string | null): void => {
  // An address that is loaded moves no focus.
  const before = useRef(selected);
  useEffect(() => {
    const closed = before.current;
    before.current = selected;
    if (closed === selected) return;
    const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
    const target = selected
      ? find('[data-part=talk] h2')
      : (find(`[data-username="${CSS.escape(closed ?? '')}"]`) ?? find('input[type=radio]:checked'));
    target?.focus({ preventScroll: true });
  }, [root, selected]);
};
