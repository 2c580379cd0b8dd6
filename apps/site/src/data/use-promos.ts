import type { WheelName } from '@footlight/contract';
import { ApiError } from '@footlight/contract/client';
import { useTexts } from '@footlight/ui';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from './api.ts';
import { currentUserKey } from './keys.ts';
import { wheelsKey } from './promo-keys.ts';
import { useErrorText } from './use-error-text.ts';
import { useSpendOnce } from './use-spend-once.ts';

/** What a visitor does with promotions. Each goes out under a key that is kept until there is an answer. */
export const usePromoCalls = () => {
  const api = useApi();
  const { mutate } = useSWRConfig();
  const once = useSpendOnce();
  return {
    redeem: (code: string) =>
      once(`promo code ${code}`, (idempotencyKey) =>
        api('POST /promo-code/redeem', { body: { code }, idempotencyKey }),
      ),
    /** Under the same key until there is an answer: a lost one is the same spin when it is asked for again. */
    spin: async (wheel: WheelName) => {
      const answer = await once(`spin ${wheel}`, (idempotencyKey) =>
        api('POST /promo-wheel/{wheel}/spin', { params: { wheel }, body: {}, idempotencyKey }),
      );
      await Promise.all([mutate(wheelsKey), mutate(currentUserKey)]);
      return answer;
    },
    resend: () => api('GET /user/resend_email'),
    confirm: async (token: string) => {
      const answer = await api('POST /user/confirm_email', { body: { token } });
      await mutate(currentUserKey);
      return answer;
    },
  };
};

const OWN = [
  'promo_code_unknown',
  'promo_code_expired',
  'promo_code_used',
  'promo_code_exhausted',
  'email_link_invalid',
  'email_confirmed',
  'no_spins',
] as const;

/** The reader's own words for a failed call of promotions. */
export const usePromoErrorText = () => {
  const { t } = useTexts('promos');
  const general = useErrorText();
  return useCallback(
    (error: unknown): string => {
      const own = error instanceof ApiError ? OWN.find((type) => type === error.type) : undefined;
      return own ? t(`error.${own}`) : general(error);
    },
    [t, general],
  );
};
