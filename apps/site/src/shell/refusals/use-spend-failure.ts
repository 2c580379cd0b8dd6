import { ApiError } from '@footlight/client';
import { useTexts } from '@footlight/ui';
import { useErrorText } from '../errors/use-error-text.ts';
import { useModals } from '../modals/modals.ts';
import { useBuyTokens } from '../spend/use-buy-tokens.ts';
import { wasDeclinedByUser } from '../spend/use-spend-confirmation.ts';
import { useErrorToast } from './use-error-content.tsx';

/** Shows why a spend was refused, and opens the token shop or the sign-up form where that helps (spec 2 §8). */
export const useSpendFailure = () => {
  const { t } = useTexts('room');
  const errorText = useErrorText();
  const errorToast = useErrorToast();
  const modals = useModals();
  const buyTokens = useBuyTokens();
  return (error: unknown, isPrivate = false): void => {
    if (wasDeclinedByUser(error)) return;
    const type = error instanceof ApiError ? error.type : 'internal';
    const failed = t('show.toast.failed');
    errorToast(error, isPrivate && errorText(error) !== failed ? { title: failed } : {});
    if (type === 'not_enough_tokens') void buyTokens();
    else if (type === 'login_required') void modals.open('signup', {});
  };
};
