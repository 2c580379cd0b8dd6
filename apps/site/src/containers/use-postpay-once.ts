import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { useCurrentUser } from '../data/use-current-user.ts';
import { useModals } from '../modals/modals.ts';
import { postpaySeenAtom } from '../state/postpay-seen.ts';

/** Explains post-pay to whoever pays later, the first time they are in a room (spec 1 §4). */
export const usePostpayOnce = (): void => {
  const { data, isLoggedIn } = useCurrentUser();
  const modals = useModals();
  const [isSeen, setIsSeen] = useAtom(postpaySeenAtom);
  const isWanted = isLoggedIn && data?.settings.postpay === true && !isSeen;
  useEffect(() => {
    if (!isWanted) return;
    setIsSeen(true);
    void modals.open('spending', { kind: 'postpay' });
  }, [isWanted, modals, setIsSeen]);
};
