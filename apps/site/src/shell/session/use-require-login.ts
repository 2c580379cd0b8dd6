import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useModals } from '../modals/modals.ts';
import { useCurrentUser } from './use-current-user.ts';
import { useReturningTo } from './use-next-path.ts';

/** True once the session is known to be a guest. */
export const useIsGuest = (): boolean => {
  const { data, isLoggedIn } = useCurrentUser();
  return data !== undefined && !isLoggedIn;
};

/**
 * Runs an action that needs an account; guests get the sign-up form instead. While the session is still loading the
 * action runs: the server rejects guests.
 */
export const useRequireLogin = () => {
  const modals = useModals();
  const isGuest = useIsGuest();
  return useCallback(
    (act: () => unknown): void => void (isGuest ? modals.open('signup', {}) : act()),
    [isGuest, modals],
  );
};

/** As `useRequireLogin`, but guests are sent to the login page, which returns here (spec 3 §5: spy and private). */
export const useLoginFirst = () => {
  const navigate = useNavigate();
  const login = useReturningTo('/login');
  const isGuest = useIsGuest();
  return useCallback(
    (act: () => unknown): void => void (isGuest ? navigate(login) : act()),
    [isGuest, login, navigate],
  );
};
