import { useLocation } from 'react-router';
import { useCurrentUser } from '../shell/session/use-current-user.ts';

/** Whether the account is suspended and may not see this page. Legal documents stay readable. */
export const useIsSuspended = (): boolean => {
  const { pathname } = useLocation();
  const until = useCurrentUser().data?.user.suspension_date;
  return until != null && Date.parse(until) > Date.now() && !pathname.startsWith('/legal/');
};
