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
import { and, eq, gt, inArray, isNotNull, isNull, min, ne, or, type SQL, sql, sum } from 'drizzle-orm';
import type { Orm } from '../../kernel/db/database.ts';
import { purchase, spend, spendingTerms } from '../../kernel/db/schema/index.ts';

export interface Terms {
  limits: LimitState;
  reUp: AutoReUp;
}

/** A user's own limits as they apply now. */
export async function termsOf(orm: Orm, userId: number, now: number): Promise<Terms> {
  const [row] = await orm.select().from(spendingTerms).where(eq(spendingTerms.userId, userId));
  return { limits: limitsAt(row?.limits ?? NO_LIMITS, now), reUp: { ...NO_RE_UP, ...row?.reUp } };
}

/** A user's limits, locked: concurrent changes wait for each other. */
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

/** Start of the 24 hours that daily limits count. */
const countedSince = (now: number): Date => new Date(now - DAY);

/** Use of a limit in the past 24 hours, and when its oldest part expires. */
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

/** Payments count from their settlement; one that was returned because of the limit does not count. */
const isPaid = (now: number) =>
  and(
    gt(purchase.decidedAt, countedSince(now)),
    or(
      inArray(purchase.state, ['settled', 'charged_back']),
      and(eq(purchase.state, 'refunded'), or(isNull(purchase.notice), ne(purchase.notice, 'daily_limit'))),
    ),
  );

/** Checkouts that can still be paid, and charges of saved cards in progress. */
const isPayable = (now: number) =>
  and(
    eq(purchase.state, 'created'),
    or(
      gt(purchase.expiresAt, new Date(now)),
      and(isNotNull(purchase.cardId), gt(purchase.createdAt, countedSince(now))),
    ),
  );

async function centsOf(orm: Orm, userId: number, which: SQL | undefined): Promise<Used> {
  // A payment counts for a day; an open checkout until it expires.
  const countsUntil = sql`CASE WHEN ${purchase.state} = 'created' AND ${purchase.expiresAt} IS NOT NULL
    THEN ${purchase.expiresAt} ELSE coalesce(${purchase.decidedAt}, ${purchase.createdAt}) + interval '24 hours' END`;
  const [row] = await orm
    .select({
      used: sum(purchase.amountCents),
      renewsAt: sql<Date | null>`min(${countsUntil})`.mapWith(purchase.createdAt),
    })
    .from(purchase)
    .where(and(eq(purchase.userId, userId), which));
  return { used: Number(row?.used ?? 0), renewsAt: row?.renewsAt?.getTime() ?? null };
}

/** Cents that the daily purchase limit counts: paid, or still payable. Otherwise parallel checkouts would exceed it. */
export const boughtOf = (orm: Orm, userId: number, now: number): Promise<Used> =>
  centsOf(orm, userId, or(isPaid(now), isPayable(now)));

/** Cents paid in the past 24 hours. */
export const paidOf = (orm: Orm, userId: number, now: number): Promise<Used> =>
  centsOf(orm, userId, isPaid(now));

/** Re-ups started in the past 24 hours, including declined ones. */
export const reUpsOf = (orm: Orm, userId: number, now: number): Promise<number> =>
  orm.$count(
    purchase,
    and(
      eq(purchase.userId, userId),
      eq(purchase.purpose, 're_up'),
      gt(purchase.createdAt, countedSince(now)),
    ),
  );
