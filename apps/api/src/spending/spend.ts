import { type ErrorType, spendRefusal } from '@footlight/contract';
import { sql } from 'drizzle-orm';
import type { UserRow } from '../auth/session.ts';
import type { Orm } from '../db/database.ts';
import { statement } from '../db/one-statement.ts';
import { spend as spends } from '../db/schema/index.ts';
import { ApiError } from '../http/errors.ts';
import {
  type AccountId,
  type Entry,
  InsufficientTokensError,
  type Posting,
  post,
  touchedBy,
  WRITTEN,
} from '../ledger/ledger.ts';
import { purseOf } from '../views/user-view.ts';
import { creditOf, dayLimitOf, type Funds, type LockedFunds, lockFunds } from './funds.ts';
import { spentOf, type Terms } from './terms.ts';

/** A spend finds too little. Whoever may refill tries once more with what came in; else the answer says the type. */
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

/** What is missing, and in whose words: a paused credit needs another card, and tokens help the others. */
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

/** Whether the payer was asked: by this many tokens, or earlier, as for the next minutes of a show. */
export type Agreed = number | null | 'earlier';

/**
 * Refuses what the payer's own limits do not let through, of whom so much counts as spent in the day before. Only what was
 * read with the payer's purse locked may settle, so that two spends at once cannot both slip under the limit of the day.
 *
 * @throws ApiError `user_daily_limit`, or `over_own_limit` with the amount that is to be agreed to
 */
export function refuseOverLimits(
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

/** {@link refuseOverLimits}, with what was spent asked for. The payer's purse is locked. */
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
  /** Where they go; sums to the amount. */
  to: readonly Posting[];
  memo: Record<string, unknown>;
  agreed: Agreed;
  /** ms, by the clock that limits are counted by. */
  now: number;
}

export interface Spent {
  entryId: number;
  /** Purse after it. */
  tokens: number;
  /** How many of the tokens were credit. */
  credit: number;
  balances: ReadonlyMap<AccountId, number>;
}

const mayWait = (id: AccountId): boolean => /^(user|owed|model):/.test(id);

/** A spend that its payer's limits and funds allow, and what counts it. */
export interface PlannedSpend {
  entry: Entry;
  credit: number;
}

/** What limits are counted by, to be written with the entry: {@link countedValues} says what. */
export const countedPart = (orm: Orm) =>
  orm.insert(spends).values({
    userId: sql.placeholder('payer'),
    kind: sql.placeholder('kind'),
    amount: sql.placeholder('spent'),
    credit: sql.placeholder('credit'),
    at: sql.placeholder('now'),
  });

export const countedValues = (user: UserRow, { amount, now }: SpendAsk, { credit }: PlannedSpend) => ({
  payer: user.id,
  spent: amount,
  credit,
  now: new Date(now),
});

const writeSpend = statement('write_spend', (orm) => ({
  parts: { counted: countedPart(orm) },
  select: { written: WRITTEN },
}));

/** The entry of a spend of which so much is credit. */
export function entryOf(user: UserRow, { kind, amount, to, memo }: SpendAsk, credit = 0): Entry {
  const postings: Posting[] = [
    { account: purseOf(user), amount: credit - amount },
    { account: creditOf(user), amount: -credit },
    ...to,
  ];
  return { kind, postings: postings.filter((one) => one.amount !== 0), memo };
}

/**
 * The one way in which a viewer's tokens go: own limits, then the purse, then credit. Reads at most; the funds are locked.
 *
 * @throws ApiError `user_daily_limit` or `over_own_limit`
 * @throws TooFewTokensError when purse and credit do not cover it
 */
export async function planSpend(
  tx: Orm,
  user: UserRow,
  ask: SpendAsk,
  funds: LockedFunds,
): Promise<PlannedSpend> {
  const { amount, now } = ask;
  await checkOwnLimits(tx, user, funds.terms, ask, now);
  const fromPurse = Math.min(amount, Math.max(0, funds.tokens));
  const credit = amount - fromPurse;
  if (credit > (funds.credit ?? 0)) throw tooFew(user, funds, amount);
  return { entry: entryOf(user, ask, credit), credit };
}

/** Spends, in the caller's transaction. Throws what {@link planSpend} does. */
export async function spend(tx: Orm, user: UserRow, ask: SpendAsk): Promise<Spent> {
  const payees = touchedBy(ask.to.filter((one) => one.amount !== 0));
  const funds = await lockFunds(tx, user, ask.now, payees.filter(mayWait));
  const planned = await planSpend(tx, user, ask, funds);
  const { entryId, balances } = await post(tx, planned.entry, funds.rows, (values) =>
    writeSpend(tx, { ...values, ...countedValues(user, ask, planned) }),
  );
  const { credit } = planned;
  return { entryId, tokens: balances.get(purseOf(user)) ?? funds.tokens, credit, balances };
}

/** What comes back to a payer counts as not spent. */
export async function giveBack(
  tx: Orm,
  userId: number,
  kind: string,
  amount: number,
  now: number,
): Promise<void> {
  if (amount > 0) await tx.insert(spends).values({ userId, kind, amount: -amount, at: new Date(now) });
}
