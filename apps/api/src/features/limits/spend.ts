import { type ErrorType, spendRefusal } from '@footlight/contract';
import { ApiError } from '../../kernel/api-error.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { spend as spendTable } from '../../kernel/db/schema/index.ts';
import type { UserRow } from '../../kernel/db/user-row.ts';
import {
  type AccountId,
  type Entry,
  InsufficientTokensError,
  type Posting,
  post,
  touchedBy,
} from '../../kernel/ledger/ledger.ts';
import { purseOf } from '../../kernel/ledger/purses.ts';
import { creditOf, dayLimitOf, type Funds, type LockedFunds, lockFunds } from './funds.ts';
import { spentOf, type Terms } from './terms.ts';

/** Funds are short. A caller that can refill retries once; otherwise the answer carries the error type. */
export class TooFewTokensError extends InsufficientTokensError {
  /** Tokens that are missing. */
  readonly missing: number;
  readonly errorType: ErrorType;
  constructor(accountId: AccountId, missing: number, errorType: ErrorType) {
    super(accountId);
    this.missing = missing;
    this.errorType = errorType;
  }
}

/** The missing tokens and the error to show: a paused credit needs another card, other users need tokens. */
export const tooFew = (
  user: UserRow,
  { tokens, credit }: Pick<Funds, 'tokens' | 'credit'>,
  needed: number,
  otherwise: ErrorType = 'not_enough_tokens',
): TooFewTokensError => {
  const isPaused = credit !== null && user.traits.postpayPaused === true;
  return new TooFewTokensError(
    purseOf(user),
    needed - tokens - (credit ?? 0),
    isPaused ? 'postpay_card_fail' : otherwise,
  );
};

/** What the payer agreed to: this many tokens, or an earlier agreement, as for the next minutes of a show. */
export type Agreed = number | null | 'earlier';

/**
 * Enforces the payer's own limits, given what counts as spent in the past day. Read that value with the payer's account
 * locked, so that two concurrent spends cannot both pass the daily limit.
 *
 * @throws ApiError `user_daily_limit`, or `over_own_limit` with the amount that is to be agreed to
 */
function refuseOverLimits(
  user: UserRow,
  terms: Terms,
  { amount, agreed }: { amount: number; agreed: Agreed },
  spent: number,
): void {
  const refusal = spendRefusal({
    amount,
    confirmed: agreed === 'earlier' ? amount : agreed,
    spent,
    limits: { per_day: dayLimitOf(user, terms), per_charge: terms.limits.limits.per_charge },
  });
  if (refusal) throw new ApiError(refusal, refusal === 'over_own_limit' ? { amount } : {});
}

/** {@link refuseOverLimits} with the spent tokens read from the database. The payer's account is locked. */
export async function checkOwnLimits(
  tx: Orm,
  user: UserRow,
  terms: Terms,
  ask: { amount: number; agreed: Agreed },
  now: number,
): Promise<void> {
  const isLimited = dayLimitOf(user, terms) !== null;
  refuseOverLimits(user, terms, ask, isLimited ? (await spentOf(tx, user.id, now)).used : 0);
}

export interface SpendAsk {
  /** Kind of the journal entry. */
  kind: string;
  /** Whole tokens, above zero. */
  amount: number;
  /** The receiving postings; they sum to the amount. */
  to: readonly Posting[];
  memo: Record<string, unknown>;
  agreed: Agreed;
  /** ms, by the clock that limits use. */
  now: number;
}

export interface Spent {
  entryId: number;
  /** Balance afterwards. */
  tokens: number;
  /** The part of the tokens that was credit. */
  credit: number;
  balances: ReadonlyMap<AccountId, number>;
}

const mayWait = (id: AccountId): boolean => /^(user|owed|model):/.test(id);

/** A spend that the payer's limits and funds allow. */
interface PlannedSpend {
  entry: Entry;
  credit: number;
}

/** The journal entry of a spend with this much credit. */
function entryOf(user: UserRow, { kind, amount, to, memo }: SpendAsk, credit = 0): Entry {
  const postings: Posting[] = [
    { account: purseOf(user), amount: credit - amount },
    { account: creditOf(user), amount: -credit },
    ...to,
  ];
  return { kind, postings: postings.filter((one) => one.amount !== 0), memo };
}

/**
 * The single path for a viewer's spends: own limits, then balance, then credit. It only reads; the funds are locked.
 *
 * @throws ApiError `user_daily_limit` or `over_own_limit`
 * @throws TooFewTokensError when purse and credit do not cover it
 */
async function planSpend(tx: Orm, user: UserRow, ask: SpendAsk, funds: LockedFunds): Promise<PlannedSpend> {
  const { amount, now } = ask;
  await checkOwnLimits(tx, user, funds.terms, ask, now);
  const fromPurse = Math.min(amount, Math.max(0, funds.tokens));
  const credit = amount - fromPurse;
  if (credit > (funds.credit ?? 0)) throw tooFew(user, funds, amount);
  return { entry: entryOf(user, ask, credit), credit };
}

/** Spends in the caller's transaction. Throws like {@link planSpend}. */
export async function spend(tx: Orm, user: UserRow, ask: SpendAsk): Promise<Spent> {
  const payees = touchedBy(ask.to.filter((one) => one.amount !== 0));
  const funds = await lockFunds(tx, user, ask.now, payees.filter(mayWait));
  const planned = await planSpend(tx, user, ask, funds);
  const { credit, entry } = planned;
  const { entryId, balances } = await post(tx, entry, funds.rows);
  const { kind, amount } = ask;
  await tx.insert(spendTable).values({ userId: user.id, kind, amount, credit, at: new Date(ask.now) });
  return { entryId, tokens: balances.get(purseOf(user)) ?? funds.tokens, credit, balances };
}

/** Records a refund; refunded tokens do not count as spent. */
export async function giveBack(
  tx: Orm,
  userId: number,
  kind: string,
  amount: number,
  now: number,
): Promise<void> {
  if (amount > 0) await tx.insert(spendTable).values({ userId, kind, amount: -amount, at: new Date(now) });
}
