import { lazyComponent } from '@footlight/ui';
import { useLocation } from 'react-router';
import { useCurrentUser } from '../shell/session/use-current-user.ts';

/** Legal documents stay readable without accepting the terms. */
const useMustAccept = (): boolean => {
  const { pathname } = useLocation();
  const { data } = useCurrentUser();
  return data !== undefined && data.legal_pending.length > 0 && !pathname.startsWith('/legal/');
};

export const LazyAcceptTerms = lazyComponent(() => import('../features/legal/accept-terms.tsx'), {
  useIsShown: useMustAccept,
  place: 'notice',
});
