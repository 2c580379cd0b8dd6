import { leftOf } from '@footlight/contract';
import { inArray, sql } from 'drizzle-orm';
import { needsAgeProofAnywhere } from '../../kernel/accounts/age-proof.ts';
import { settingsFrom } from '../../kernel/accounts/settings.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { account } from '../../kernel/db/schema/index.ts';
import type { UserRow } from '../../kernel/db/user-row.ts';
import { type AccountId, type AccountRow, lockAccounts } from '../../kernel/ledger/ledger.ts';
import { purseOf } from '../../kernel/ledger/purses.ts';
import { spentOf, type Terms, termsOf } from './terms.ts';

/** A viewer's funds: the token balance, then post-pay credit (spec 1 §4). */
export interface Funds {
  tokens: number;
  /** Remaining credit in tokens; null without post-pay. */
  credit: number | null;
  /** Remaining daily limit in tokens; null without a limit. */
  day: number | null;
}

export const fundsOf = ({ tokens, credit, day }: Funds): number =>
  Math.min(tokens + (credit ?? 0), day ?? Number.POSITIVE_INFINITY);

export const creditOf = (user: Pick<UserRow, 'id'>): AccountId => `credit:${user.id}`;
const owedOf = (user: Pick<UserRow, 'id'>): AccountId => `owed:${user.id}`;

/** The granted credit in tokens; null for none. One dollar is ten tokens. */
export const givenCredit = ({ traits }: Pick<UserRow, 'traits'>): number | null =>
  traits.postpayCreditCents ? Math.floor(traits.postpayCreditCents / 10) : null;

/** The whole credit limit in tokens; null without post-pay. Zero after a declined charge. */
async function creditLimit(orm: Orm, user: UserRow, now: number): Promise<number | null> {
  if (!settingsFrom(user.settings).postpay) return null;
  // Age verification comes first (spec 1 §4).
  const isBlocked = user.traits.postpayPaused === true || (await needsAgeProofAnywhere(orm, user, now));
  return isBlocked ? 0 : (givenCredit(user) ?? 0);
}

/** The lower of the owner's and the platform's daily limit; null for none. */
export function dayLimitOf({ traits }: Pick<UserRow, 'traits'>, { limits }: Terms): number | null {
  const both = [limits.limits.per_day, traits.dailyLimitTokens ?? null].filter((one) => one !== null);
  return both.length === 0 ? null : Math.min(...both);
}

async function dayLeft(orm: Orm, user: UserRow, terms: Terms, now: number): Promise<number | null> {
  const limit = dayLimitOf(user, terms);
  return limit === null ? null : leftOf(limit, (await spentOf(orm, user.id, now)).used);
}

type Rows = readonly { id: string; balance: number }[];
const held = (rows: Rows, id: AccountId): number => rows.find((row) => row.id === id)?.balance ?? 0;

function fundsFrom(rows: Rows, user: UserRow, limit: number | null, day: number | null): Funds {
  // Users with a debt from a reversed payment have no funds and no credit.
  const isOwing = held(rows, owedOf(user)) < 0;
  const credit = limit === null ? null : Math.max(0, limit + held(rows, creditOf(user)));
  return { tokens: held(rows, purseOf(user)), credit: isOwing && credit !== null ? 0 : credit, day };
}

/** Accounts that determine a viewer's funds. */
const fundAccounts = (user: UserRow): AccountId[] => [purseOf(user), creditOf(user), owedOf(user)];

export interface LockedFunds extends Funds {
  terms: Terms;
  /** The locked accounts: the viewer's and those the transaction pays into. */
  rows: readonly AccountRow[];
}

/**
 * The viewer's funds, locked until the transaction ends. `others` are accounts that the same transaction pays into; all
 * are locked in the global order.
 */
export async function lockFunds(
  tx: Orm,
  user: UserRow,
  now: number,
  others: readonly AccountId[] = [],
): Promise<LockedFunds> {
  const rows = await lockAccounts(tx, [...new Set([...fundAccounts(user), ...others])]);
  const limit = await creditLimit(tx, user, now);
  if (limit !== null) {
    // The floor is the allowed debt. Lowering a limit never puts an account below its floor.
    await tx
      .insert(account)
      .values({ id: creditOf(user), balance: 0, floor: -limit })
      .onConflictDoUpdate({
        target: account.id,
        set: { floor: sql`least(${account.balance}, ${-limit}::bigint)` },
      });
  }
  const terms = await termsOf(tx, user.id, now);
  return { ...fundsFrom(rows, user, limit, await dayLeft(tx, user, terms, now)), terms, rows };
}

/** Funds for display, without a lock. */
export async function readFunds(orm: Orm, user: UserRow, now: number): Promise<Funds> {
  const rows = await orm
    .select()
    .from(account)
    .where(inArray(account.id, fundAccounts(user)));
  const day = await dayLeft(orm, user, await termsOf(orm, user.id, now), now);
  return fundsFrom(rows, user, await creditLimit(orm, user, now), day);
}
