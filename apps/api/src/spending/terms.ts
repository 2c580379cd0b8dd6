import {
  type AutoReUp,
  changeLimits,
  DAY,
  type LimitState,
  limitsAt,
  NO_LIMITS,
  NO_RE_UP,
  type SpendingLimits,
} from '@footlight/contract';
import { and, eq, gt, inArray, isNotNull, min, or, type Placeholder, sum } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { purchase, spend, spendingTerms } from '../db/schema/index.ts';

export interface Terms {
  limits: LimitState;
  reUp: AutoReUp;
}

/** Of who has set nothing. */
export const NO_TERMS: Terms = { limits: NO_LIMITS, reUp: NO_RE_UP };

type TermsRow = typeof spendingTerms.$inferSelect;

export const termsQuery = (orm: Orm, userId: number | Placeholder) =>
  orm.select().from(spendingTerms).where(eq(spendingTerms.userId, userId));

/** What a row says, as it holds now. */
export const termsFrom = (row: TermsRow | undefined, now: number): Terms => ({
  limits: limitsAt(row?.limits ?? NO_LIMITS, now),
  reUp: { ...NO_RE_UP, ...row?.reUp },
});

/** What somebody has set, as it holds now. */
export async function termsOf(orm: Orm, userId: number, now: number): Promise<Terms> {
  const [row] = await termsQuery(orm, userId);
  return termsFrom(row, now);
}

/** The row of somebody's terms, locked: two changes at once wait for each other. */
async function lockTerms(tx: Orm, userId: number): Promise<Terms> {
  await tx.insert(spendingTerms).values({ userId, limits: NO_LIMITS, reUp: NO_RE_UP }).onConflictDoNothing();
  const [row] = await tx.select().from(spendingTerms).where(eq(spendingTerms.userId, userId)).for('update');
  return { limits: row?.limits ?? NO_LIMITS, reUp: row?.reUp ?? NO_RE_UP };
}

export async function setLimits(
  tx: Orm,
  userId: number,
  wish: Partial<SpendingLimits>,
  now: number,
): Promise<void> {
  const limits = changeLimits((await lockTerms(tx, userId)).limits, wish, now);
  await tx.update(spendingTerms).set({ limits }).where(eq(spendingTerms.userId, userId));
}

export async function setReUp(tx: Orm, userId: number, wish: Partial<AutoReUp>): Promise<void> {
  const reUp = { ...(await lockTerms(tx, userId)).reUp, ...wish };
  await tx.update(spendingTerms).set({ reUp }).where(eq(spendingTerms.userId, userId));
}

/** Since when something counts by the limits of a day. */
export const countedSince = (now: number): Date => new Date(now - DAY);

/** What counts in the 24 hours before a moment, and when the oldest of it no longer does. */
export interface Used {
  used: number;
  renewsAt: number | null;
}

const usedOf = (row: { used: string | null; oldest: Date | null } | undefined): Used => ({
  used: Math.max(0, Number(row?.used ?? 0)),
  renewsAt: row?.oldest ? row.oldest.getTime() + DAY : null,
});

/** Tokens spent. */
export async function spentOf(orm: Orm, userId: number, now: number): Promise<Used> {
  const [row] = await orm
    .select({ used: sum(spend.amount), oldest: min(spend.at) })
    .from(spend)
    .where(and(eq(spend.userId, userId), gt(spend.at, countedSince(now))));
  return usedOf(row);
}

/**
 * Cents that were paid, and those that a kept card is being charged. A checkout that was only opened does not count: most
 * are left again.
 */
export async function boughtOf(orm: Orm, userId: number, now: number): Promise<Used> {
  const isPaid = inArray(purchase.state, ['settled', 'refunded', 'charged_back']);
  const isCharging = and(eq(purchase.state, 'created'), isNotNull(purchase.cardId));
  const [row] = await orm
    .select({ used: sum(purchase.amountCents), oldest: min(purchase.createdAt) })
    .from(purchase)
    .where(
      and(eq(purchase.userId, userId), gt(purchase.createdAt, countedSince(now)), or(isPaid, isCharging)),
    );
  return usedOf(row);
}

/** Re-ups begun in the 24 hours before, declined ones too. */
export const reUpsOf = (orm: Orm, userId: number, now: number): Promise<number> =>
  orm.$count(
    purchase,
    and(
      eq(purchase.userId, userId),
      eq(purchase.purpose, 're_up'),
      gt(purchase.createdAt, countedSince(now)),
    ),
  );
