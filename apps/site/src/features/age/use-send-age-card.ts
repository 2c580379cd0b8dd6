import { ApiError } from '@footlight/client';
import type { AgeCardForm } from '@footlight/contract';
import type { CallAnswer, CallInput } from '@footlight/contract/operations';
import { useCallback, useRef } from 'react';
import { useApi } from '../../shell/api/api.ts';
import { spendOnce } from '../../shell/spend/spend-once.ts';

type Body = CallInput<'POST /age-verification'>['body'];
export type AgeCardAnswer = CallAnswer<'POST /age-verification'>;

/** The card company refused to exchange the card, or did not answer. Nothing was charged. */
export class ExchangeError extends Error {
  override readonly name = 'ExchangeError';
  /** The response says that the card data are invalid. */
  readonly isCardWrong: boolean;
  constructor(isCardWrong: boolean) {
    super('The card was not exchanged');
    this.isCardWrong = isCardWrong;
  }
}

/**
 * Sends the card to the card company; all later steps use its answer instead of the card. Without cookies and without a
 * referrer.
 */
async function exchange(url: string, accessToken: string, card: object): Promise<string> {
  let response: Response;
  let answer: { payment_token?: unknown };
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify(card),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    answer = await response.json();
  } catch {
    throw new ExchangeError(false);
  }
  if (!response.ok || typeof answer.payment_token !== 'string')
    throw new ExchangeError(response.status === 400);
  return answer.payment_token;
}

interface Attempt {
  /** The form that it belongs to, in memory only. */
  form: string;
  /** Names the attempt in the store of keys, which must not get the form. */
  id: string;
  body: Body;
}

/**
 * Sends the card form: the card to the card company, the rest with the payment token to the platform. Sent again
 * unchanged after a lost answer, it is the same call with the same key.
 */
export const useSendAgeCard = () => {
  const api = useApi();
  const attempt = useRef<Attempt | null>(null);
  return useCallback(
    async (form: AgeCardForm, returnPath: string, needsEmail: boolean): Promise<AgeCardAnswer> => {
      const text = JSON.stringify(form);
      if (attempt.current?.form !== text) {
        const { card_number, cvc, expiration_month, expiration_year, do_purchase, email, ...person } = form;
        const card = { card_number, cvc, expiration_month, expiration_year };
        const right = await api('POST /ccbill/oauth_token', { body: {} });
        const payment_token = await exchange(right.tokenise_url, right.access_token, card);
        const body: Body = {
          ...person,
          ...(needsEmail ? { email } : {}),
          do_purchase: do_purchase ?? 0,
          payment_token,
          return_path: returnPath,
        };
        attempt.current = { form: text, id: crypto.randomUUID(), body };
      }
      const { id, body } = attempt.current;
      const route = 'POST /age-verification';
      try {
        const answer = await spendOnce(api, route, { body }, undefined, `${route} ${id}`);
        attempt.current = null;
        return answer;
      } catch (error) {
        // A definite refusal: the next attempt needs a new payment token.
        if (error instanceof ApiError && error.status > 0 && error.status < 500) attempt.current = null;
        throw error;
      }
    },
    [api],
  );
};
