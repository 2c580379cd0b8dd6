import { useLocation, useSearchParams } from 'react-router';

/** Where to go after a login: a path of this site from `?next=`, never another origin. */
export const useNextPath = (): string => {
  const [query] = useSearchParams();
  const next = query.get('next') ?? '/';
  return /^\/(?![/\\])[^\\\s]*$/.test(next) ? next : '/';
};

/** The address of a page that comes back to the present one. */
export const useReturningTo = (path: string): string => {
  const { pathname, search } = useLocation();
  return `${path}?next=${encodeURIComponent(pathname + search)}`;
};
