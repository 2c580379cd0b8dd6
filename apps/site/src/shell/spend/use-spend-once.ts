import type { CurrentUserAnswer } from '@footlight/contract';
import type { CallAnswer } from '@footlight/contract/operations';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from '../api/api.ts';
import { currentUserKey } from '../api/keys.ts';
import { type SpendInput, type SpendRoute, spendOnce } from './spend-once.ts';
import { useSpendConfirmation } from './use-spend-confirmation.ts';

/** Calls that spend tokens. Their answers contain the settled balance. */
type TokenRoute = {
  [R in SpendRoute]: CallAnswer<R> extends { tokens: number } ? R : never;
}[SpendRoute];

/**
 * Spends tokens once, asks before a spend above the viewer's own limit, and puts the settled balance into the cache.
 */
export const useSpendOnce = () => {
  const api = useApi();
  const { mutate } = useSWRConfig();
  const confirm = useSpendConfirmation();
  return useCallback(
    async <R extends TokenRoute>(route: R, input: SpendInput<R>): Promise<CallAnswer<R>> => {
      const answer = await confirm((consent) => {
        const body = { ...('body' in input ? (input.body as object) : {}), ...consent };
        return spendOnce(api, route, { ...input, body });
      });
      const { tokens } = answer as { tokens: number };
      const after = await mutate<CurrentUserAnswer>(currentUserKey, (user) => user && { ...user, tokens }, {
        revalidate: false,
      });
      // Only the platform knows the debt.
      if (after?.settings.postpay) void mutate(currentUserKey);
      return answer;
    },
    [api, mutate, confirm],
  );
};
