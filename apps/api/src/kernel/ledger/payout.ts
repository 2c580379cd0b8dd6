import type { Orm } from '../db/database.ts';
import { type Posted, post } from './ledger.ts';

/**
 * Removes tokens that a broadcaster cashed out from their account. Gifts stay: `ledger_post` pays out only tokens that
 * somebody bought.
 *
 * @throws InsufficientTokensError when there are fewer
 */
export const payOut = (tx: Orm, modelId: number, tokens: number): Promise<Posted> =>
  post(tx, {
    kind: 'payout',
    postings: [
      { account: `model:${modelId}`, amount: -tokens },
      { account: 'platform:payouts', amount: tokens },
    ],
  });
