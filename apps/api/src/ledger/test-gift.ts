import type { Orm } from '../db/database.ts';
import { type AccountId, type Posted, post } from './ledger.ts';

/** Tokens for an account of a test, by an entry of the books; a negative number takes some away. */
export const bookGift = (tx: Orm, account: AccountId, tokens: number): Promise<Posted> =>
  post(tx, {
    kind: 'test_gift',
    postings: [
      { account: 'promo', amount: -tokens },
      { account, amount: tokens },
    ],
  });
