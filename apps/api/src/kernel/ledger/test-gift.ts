import type { Orm } from '../db/database.ts';
import { type AccountId, type Posted, post } from './ledger.ts';

/** Gives a test account bought tokens by a ledger entry; a negative number takes them away. */
export const bookGift = (tx: Orm, account: AccountId, tokens: number): Promise<Posted> =>
  post(tx, {
    kind: 'test_gift',
    postings: [
      { account: 'biller:test', amount: -tokens },
      { account, amount: tokens },
    ],
  });
