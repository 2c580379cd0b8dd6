import { ApiError } from '@footlight/contract/client';
import { useCallback } from 'react';
import { useModals } from '../modals/modals.ts';

/** What a spend adds to its body once the viewer has agreed to an amount above their own limit. */
export interface Agreed {
  confirmed_tokens?: number;
}

/** Whether somebody was asked about their own limit and kept their tokens: there is nothing to tell them. */
export const isOwnRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.type === 'over_own_limit';

/**
 * Sends a spend; where it is above the viewer's own limit, asks with the amount written out and sends again what was
 * agreed to. A reached daily limit says what is left.
 */
export const useConfirmed = () => {
  const modals = useModals();
  return useCallback(
    async <A>(send: (agreed: Agreed) => Promise<A>): Promise<A> => {
      try {
        return await send({});
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.type === 'user_daily_limit') void modals.open('spending', { kind: 'daily_limit' });
        if (error.type === 'postpay_card_fail') void modals.open('spending', { kind: 'postpay' });
        if (error.type !== 'over_own_limit' || error.amount === null) throw error;
        const { amount } = error;
        if ((await modals.open('spending', { kind: 'limit_confirm', amount })) !== true) throw error;
        return send({ confirmed_tokens: amount });
      }
    },
    [modals],
  );
};
