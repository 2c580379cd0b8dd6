import { leftOf } from '@footlight/contract';
import { inArray, sql } from 'drizzle-orm';
import type { UserRow } from '../auth/session.ts';
import type { Orm } from '../db/database.ts';
import { account } from '../db/schema/index.ts';
import { type AccountId, type AccountRow, lockAccounts } from '../ledger/ledger.ts';
import { purseOf, settingsFrom } from '../views/user-view.ts';
import { spentOf, type Terms, termsOf } from './terms.ts';

/** What a viewer can spend: tokens in the purse, and post-pay credit after them (spec 1 §4). */
export interface Funds {
  tokens: number;
  /** Tokens that credit still gives; null for who does not pay later. */
  credit: number | null;
  /** Tokens that the limit of the day still lets through; null for none. */
  day: number | null;
}

export const fundsOf = ({ tokens, credit, day }: Funds): number =>
  Math.min(tokens + (credit ?? 0), day ?? Number.POSITIVE_INFINITY);

export const creditOf = (user: Pick<UserRow, 'id'>): AccountId => `credit:${user.id}`;
const owedOf = (user: Pick<UserRow, 'id'>): AccountId => `owed:${user.id}`;

/** Tokens that the account was given credit for; null for none. One dollar is ten tokens. */
export const givenCredit = ({ traits }: Pick<UserRow, 'traits'>): number | null =>
  traits.postpayCreditCents ? Math.floor(traits.postpayCreditCents / 10) : null;

/** Tokens that credit allows in all; null for who does not pay later. After a declined charge it allows none. */
function creditLimit(user: UserRow): number | null {
  if (!settingsFrom(user.settings).postpay) return null;
  // Age verification comes first (spec 1 §4).
  const isBlocked = user.traits.postpayPaused || user.traits.ageVerificationRequired;
  return isBlocked ? 0 : (givenCredit(user) ?? 0);
}

/** The lowest of what its owner and the platform allow a day; null for none. */
export function dayLimitOf({ traits }: Pick<UserRow, 'traits'>, { limits }: Terms): number | null {
  const both = [limits.limits.per_day, traits.dailyLimitTokens ?? null].filter((one) => one !== null);
  return both.length === 0 ? null : Math.min(...both);
}

/** What the purse holds is all there is. */
export const hasNoCredit = (user: UserRow): boolean => creditLimit(user) === null;

async function dayLeft(orm: Orm, user: UserRow, terms: Terms, now: number): Promise<number | null> {
  const limit = dayLimitOf(user, terms);
  return limit === null ? null : leftOf(limit, (await spentOf(orm, user.id, now)).used);
}

type Rows = readonly { id: string; balance: number }[];
const held = (rows: Rows, id: AccountId): number => rows.find((row) => row.id === id)?.balance ?? 0;

function fundsFrom(rows: Rows, user: UserRow, day: number | null): Funds {
  const limit = creditLimit(user);
  // Who owes for a payment that went back has nothing to spend, and no credit either.
  const isOwing = held(rows, owedOf(user)) < 0;
  const credit = limit === null ? null : Math.max(0, limit + held(rows, creditOf(user)));
  return { tokens: held(rows, purseOf(user)), credit: isOwing && credit !== null ? 0 : credit, day };
}

/** Accounts that say what a viewer can spend. */
export const fundAccounts = (user: UserRow): AccountId[] => [purseOf(user), creditOf(user), owedOf(user)];

export interface LockedFunds extends Funds {
  terms: Terms;
  /** The locked accounts, the viewer's and those that the same transaction pays into. */
  rows: readonly AccountRow[];
}

/** What a viewer can spend by these rows, which are locked. */
export async function fundsOfLocked(
  tx: Orm,
  user: UserRow,
  { rows, terms }: Pick<LockedFunds, 'rows' | 'terms'>,
  now: number,
): Promise<LockedFunds> {
  const limit = creditLimit(user);
  if (limit !== null) {
    // The floor is what may be owed. Lowering a limit never pushes anybody below their floor.
    await tx
      .insert(account)
      .values({ id: creditOf(user), balance: 0, floor: -limit })
      .onConflictDoUpdate({
        target: account.id,
        set: { floor: sql`least(${account.balance}, ${-limit}::bigint)` },
      });
  }
  return { ...fundsFrom(rows, user, await dayLeft(tx, user, terms, now)), terms, rows };
}

/**
 * The viewer's funds, locked until the transaction ends: nobody else spends them meanwhile. `others` are accounts that the
 * same transaction pays into, locked in the one order that all use.
 */
export async function lockFunds(
  tx: Orm,
  user: UserRow,
  now: number,
  others: readonly AccountId[] = [],
): Promise<LockedFunds> {
  const rows = await lockAccounts(tx, [...new Set([...fundAccounts(user), ...others])]);
  return fundsOfLocked(tx, user, { rows, terms: await termsOf(tx, user.id, now) }, now);
}

/** Funds for a look, without a lock. */
export async function readFunds(orm: Orm, user: UserRow, now: number): Promise<Funds> {
  const rows = await orm
    .select()
    .from(account)
    .where(inArray(account.id, fundAccounts(user)));
  return fundsFrom(rows, user, await dayLeft(orm, user, await termsOf(orm, user.id, now), now));
}
