import { and, eq, gt, sum } from 'drizzle-orm';
import type { LoggedIn } from '../../kernel/accounts/session.ts';
import { ApiError } from '../../kernel/api-error.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { tip } from '../../kernel/db/schema/billing.ts';

/** Tokens that an unverified user may tip per day; above it, verification is required. */
const UNVERIFIED_DAILY_TIPS = 5_000;
const DAY_MS = 86_400_000;

/** Tokens that a user has tipped since a moment. */
const tippedSince = (orm: Orm, userId: number, since: Date) =>
  orm
    .select({ total: sum(tip.amount).mapWith(Number) })
    .from(tip)
    .where(and(eq(tip.userId, userId), gt(tip.createdAt, since)));
/**
 * Enforces the daily tip limit of unverified users. Runs after the debit, which locks the sender's account, so that two
 * concurrent tips cannot both pass the limit.
 *
 * @param more tokens of this tip, if its row is not written yet
 * @throws ApiError `over_daily_limit`
 */
export async function checkUnverified(tx: Orm, sender: LoggedIn['user'], more: number): Promise<void> {
  if (sender.identityConfirmed) return;
  const [row] = await tippedSince(tx, sender.id, new Date(Date.now() - DAY_MS));
  if ((row?.total ?? 0) + more > UNVERIFIED_DAILY_TIPS) throw new ApiError('over_daily_limit');
}
