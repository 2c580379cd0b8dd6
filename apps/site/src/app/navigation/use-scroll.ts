import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { whenThere } from './when-there.ts';

/** What makes another page of an address: its path, and the page or tab of a list. */
const placeOf = (pathname: string, search: string): string => {
  const query = new URLSearchParams(search);
  return [pathname, query.get('page'), query.get('tab')].join(' ');
};

/**
 * Scrolls to top on navigation, except on back and forward or when the navigation's state prevents it (spec 1 §2), and
 * to the element that the address names.
 */
export const useScroll = (): void => {
  const { pathname, search, hash, key, state } = useLocation();
  const type = useNavigationType();
  const place = placeOf(pathname, search);
  const last = useRef(place);
  const isPrevented = (state as { preventScrollReset?: boolean } | null)?.preventScrollReset === true;
  useEffect(() => {
    if (last.current === place) return;
    last.current = place;
    if (type !== 'POP' && !isPrevented) window.scrollTo(0, 0);
  }, [place, type, isPrevented]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` repeats the jump when the same link is used again
  useEffect(() => {
    if (hash.length < 2) return;
    const find = () => document.getElementById(decodeURIComponent(hash.slice(1)));
    return whenThere(find, (target) => target.scrollIntoView());
  }, [hash, key]);
};
