import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useCurrentUser, type Visitor } from '../data/use-current-user.ts';
import { useReturningTo } from './use-next-path.ts';

/** Who is here, on a page for members: guests are sent to log in and come back. */
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
