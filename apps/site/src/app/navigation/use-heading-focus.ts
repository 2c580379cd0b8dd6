import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { whenThere } from './when-there.ts';

const heading = () => document.querySelector<HTMLElement>('#main h1');

/** Moves the focus to the main heading of the new page, so that screen readers read it and Tab continues there. */
export const useHeadingFocus = (): void => {
  const { pathname } = useLocation();
  const type = useNavigationType();
  // This part loads late: a link may already have been followed.
  const last = useRef(type === 'POP' ? pathname : null);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const before = document.activeElement;
    return whenThere(heading, (element) => {
      // A user who has moved the focus since then, or is in a dialog, keeps it.
      const present = document.activeElement;
      if (present !== before && present !== document.body) return;
      if (present?.closest('[role="dialog"]')) return;
      element.tabIndex = -1;
      element.focus({ preventScroll: true });
    });
  }, [pathname]);
};
