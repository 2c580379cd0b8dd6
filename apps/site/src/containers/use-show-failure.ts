import { ApiError } from '@footlight/contract/client';
import { useTexts } from '@footlight/ui';
import { isOwnRefusal } from '../data/use-confirmed.ts';
import { useErrorText } from '../data/use-error-text.ts';
import { useModals } from '../modals/modals.ts';
import { useToast } from '../state/toasts.ts';
import { useBuyTokens } from './use-buy-tokens.ts';

/** What a refused show leads to (spec 2 §8): the shop, the sign-up, or its own words. */
export const useShowFailure = () => {
  const { t } = useTexts('room');
  const errorText = useErrorText();
  const toast = useToast();
  const modals = useModals();
  const buyTokens = useBuyTokens();
  return (error: unknown, isPrivate = false): void => {
    if (isOwnRefusal(error)) return;
    const type = error instanceof ApiError ? error.type : 'internal';
    const said = errorText(error);
    const failed = t('show.toast.failed');
    if (isPrivate) {
      toast({ appearance: 'error', ...(said === failed ? {} : { title: failed }), content: said });
    } else toast({ appearance: 'error', content: said });
    if (type === 'not_enough_tokens') void buyTokens();
    else if (type === 'login_required') void modals.open('signup', {});
  };
};
