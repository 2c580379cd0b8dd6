import { useCallback } from 'react';
import { useCurrentUser } from '../data/use-current-user.ts';
import { useModals } from '../modals/modals.ts';

/**
 * Does what needs an account. Guests sign up first; then they find what they wanted. As long as nobody has said who is
 * here, it is done: a member who is quick meets no form, and the platform refuses a guest.
 */
export const useAsMember = () => {
  const { data, isLoggedIn } = useCurrentUser();
  const modals = useModals();
  const isGuest = data !== undefined && !isLoggedIn;
  return useCallback(
    (act: () => unknown): void => void (isGuest ? modals.open('signup', {}) : act()),
    [isGuest, modals],
  );
};
