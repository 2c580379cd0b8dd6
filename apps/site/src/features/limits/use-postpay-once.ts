import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { useModals } from '../../shell/modals/modals.ts';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';
import { postpaySeenAtom } from './postpay-seen.ts';

/** Explains post-pay to its users when they first enter a room (spec 1 §4). */
export const usePostpayOnce = (): void => {
  const { data, isLoggedIn } = useCurrentUser();
  const modals = useModals();
  const [isSeen, setIsSeen] = useAtom(postpaySeenAtom);
  const isWanted = isLoggedIn && data?.settings.postpay === true && !isSeen;
  useEffect(() => {
    if (!isWanted) return;
    setIsSeen(true);
    void modals.open('limits', { kind: 'postpay' });
  }, [isWanted, modals, setIsSeen]);
};
