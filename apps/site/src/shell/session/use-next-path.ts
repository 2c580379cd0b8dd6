import { useLocation, useSearchParams } from 'react-router';

/** A path of this site; the start page instead of an address that leads elsewhere. */
export const ownPath = (path: string | null): string =>
  path !== null && /^\/(?![/\\])[^\\\s]*$/.test(path) ? path : '/';

/** Path to open after a login, from `?next=`. Never another origin. */
export const useNextPath = (): string => {
  const [query] = useSearchParams();
  return ownPath(query.get('next'));
};

/** URL of a page that returns to the current page. */
export const useReturningTo = (path: string): string => {
  const { pathname, search } = useLocation();
  return `${path}?next=${encodeURIComponent(pathname + search)}`;
};
