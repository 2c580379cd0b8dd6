import { useLocation, useSearchParams } from 'react-router';

/** Path to open after a login, from `?next=`. Never another origin. */
export const useNextPath = (): string => {
  const [query] = useSearchParams();
  const next = query.get('next') ?? '/';
  return /^\/(?![/\\])[^\\\s]*$/.test(next) ? next : '/';
};

/** URL of a page that returns to the current page. */
export const useReturningTo = (path: string): string => {
  const { pathname, search } = useLocation();
  return `${path}?next=${encodeURIComponent(pathname + search)}`;
};
