import { useHref, useNavigate } from 'react-router';

/** The language's base of addresses and the router, for a screen's plain anchors. */
export const useSiteLinks = () => {
  const navigate = useNavigate();
  return {
    base: useHref('/').replace(/\/$/, ''),
    onOpen: (path: string): void => void navigate(path),
  };
};
