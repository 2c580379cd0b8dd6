import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Scrolls to top on navigation, except on back and forward or when the navigation's state prevents it (spec 1 §2). */
export const useScrollToTop = (): void => {
  const { pathname, state } = useLocation();
  const type = useNavigationType();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const isPrevented = (state as { preventScrollReset?: boolean } | null)?.preventScrollReset === true;
    if (type !== 'POP' && !isPrevented) window.scrollTo(0, 0);
  }, [pathname, state, type]);
};
