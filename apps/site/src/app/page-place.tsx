import { lazyComponent } from '@footlight/ui';
import { Outlet, useLocation } from 'react-router';
import { useCurrentUser } from '../shell/session/use-current-user.ts';

const Suspended = lazyComponent(() => import('./suspended.tsx'));

/** The page; for a suspended account only legal documents. */
export const PagePlace = () => {
  const { pathname } = useLocation();
  const until = useCurrentUser().data?.user.suspension_date;
  const isSuspended = until != null && Date.parse(until) > Date.now() && !pathname.startsWith('/legal/');
  return isSuspended ? <Suspended /> : <Outlet />;
};
