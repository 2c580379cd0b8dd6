import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { whenThere } from './when-there.ts';

/** The parts of an address that identify a page: its path, and the page or tab of a list. */
const placeOf = (pathname: string, search: string): string => {
  const query = new URLSearchParams(search);
  return [pathname, query.get('page'), query.get('tab')].join(' ');
};

/** Where the reader was, by history entry. */
const positions = new Map<string, number>();

/**
 * Keeps the browser from restoring positions on back and forward: it may do so before the page is there again. Reloads are
 * left to it.
 */
const useOwnRestoration = () =>
  useEffect(() => {
    const mine = () => {
      history.scrollRestoration = 'manual';
    };
    const browsers = () => {
      history.scrollRestoration = 'auto';
    };
    mine();
    window.addEventListener('pageshow', mine);
    window.addEventListener('pagehide', browsers);
    return () => {
      browsers();
      window.removeEventListener('pageshow', mine);
      window.removeEventListener('pagehide', browsers);
    };
  }, []);

/**
 * Scrolls to top on navigation, on back and forward to where the reader was, and not at all when the navigation's state
 * prevents it (spec 1 §2). Then to the element that the address names.
 */
export const useScroll = (): void => {
  const { pathname, search, hash, key, state } = useLocation();
  const type = useNavigationType();
  const place = placeOf(pathname, search);
  // This part loads late: a link may already have been followed.
  const last = useRef(type === 'POP' ? place : null);
  const isPrevented = (state as { preventScrollReset?: boolean } | null)?.preventScrollReset === true;
  useOwnRestoration();
  // In the commit of the navigation, so that nothing that the new page does counts as scrolling of the old one.
  useLayoutEffect(() => {
    const save = () => void positions.set(key, window.scrollY);
    window.addEventListener('scroll', save, { passive: true });
    return () => window.removeEventListener('scroll', save);
  }, [key]);
  useEffect(() => {
    if (last.current === place) return;
    last.current = place;
    if (type === 'POP') window.scrollTo(0, positions.get(key) ?? 0);
    else if (!isPrevented) window.scrollTo(0, 0);
  }, [place, type, key, isPrevented]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` repeats the jump when the same link is used again
  useEffect(() => {
    if (hash.length < 2) return;
    const find = () => document.getElementById(decodeURIComponent(hash.slice(1)));
    return whenThere(find, (target) => target.scrollIntoView());
  }, [hash, key]);
};
