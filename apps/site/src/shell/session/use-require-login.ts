import { useCallback } from 'react';
import { useModals } from '../modals/modals.ts';
import { useCurrentUser } from './use-current-user.ts';

/**
 * Runs an action that needs an account; guests get the sign-up form instead. While the session is still loading the
 * action runs: the server rejects guests.
 */
export const useRequireLogin = () => {
  const { data, isLoggedIn } = useCurrentUser();
  const modals = useModals();
  const isGuest = data !== undefined && !isLoggedIn;
  return useCallback(
    (act: () => unknown): void => void (isGuest ? modals.open('signup', {}) : act()),
    [isGuest, modals],
  );
};
