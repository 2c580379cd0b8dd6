import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useCurrentUser, type Visitor } from './use-current-user.ts';
import { useReturningTo } from './use-next-path.ts';

/** The current user on a page that requires a login. Redirects guests to the login, which returns here. */
export const useMember = (): Visitor => {
  const visitor = useCurrentUser();
  const navigate = useNavigate();
  const login = useReturningTo('/login');
  const isGuest = visitor.data !== undefined && !visitor.isLoggedIn;
  useEffect(() => {
    if (isGuest) void navigate(login, { replace: true });
  }, [isGuest, login, navigate]);
  return visitor;
};
