import { ApiError } from '@footlight/client';
import { useCallback } from 'react';
import { useModals } from '../modals/modals.ts';

/** Added to a spend's body once the viewer agreed to an amount above their own limit. */
export interface SpendConsent {
  confirmed_tokens?: number;
}

/** Whether the viewer was asked about their own limit and declined: no error needs to be shown. */
export const wasDeclinedByUser = (error: unknown): boolean =>
  error instanceof ApiError && error.type === 'over_own_limit';

/**
 * Sends a spend. If it is above the viewer's own limit, asks for consent to the amount and sends it again with it.
 * Explains a reached daily limit and a failed post-pay card in a dialog.
 */
export const useSpendConfirmation = () => {
  const modals = useModals();
  return useCallback(
    async <A>(send: (consent: SpendConsent) => Promise<A>): Promise<A> => {
      try {
        return await send({});
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.type === 'user_daily_limit') void modals.open('limits', { kind: 'daily_limit' });
        if (error.type === 'postpay_card_fail') {
          // The socket may have reported the declined charge first.
          modals.close('limits');
          void modals.open('add_card', { isReplacement: true });
        }
        if (error.type !== 'over_own_limit' || error.amount === null) throw error;
        const { amount } = error;
        if ((await modals.open('limits', { kind: 'limit_confirm', amount })) !== true) throw error;
        return send({ confirmed_tokens: amount });
      }
    },
    [modals],
  );
};
