import { FANCLUB_PERIOD } from '@footlight/contract';
import { and, eq, lte, sql } from 'drizzle-orm';
import { userById } from '../../kernel/accounts/users.ts';
import { ApiError } from '../../kernel/api-error.ts';
import type { KernelContext } from '../../kernel/context.ts';
import { fanclubMembership } from '../../kernel/db/schema/index.ts';
import { publishBalance } from '../../kernel/events/balances.ts';
import type { UnitOfWork, Work } from '../../kernel/events/outbox.ts';
import { InsufficientTokensError } from '../../kernel/ledger/ledger.ts';
import { findRoomById } from '../../kernel/rooms/rooms.ts';
import { chargeMonth } from './memberships.ts';
import { clubSettings, levelOf, lockMembership, type MembershipRow } from './store.ts';
import { publishSubscriber } from './subscribers.ts';

/** Memberships per query. */
const AT_ONCE = 200;

type RenewalParts = Pick<KernelContext, 'database' | 'work' | 'log' | 'now'>;

type Key = Pick<MembershipRow, 'userId' | 'modelId'>;
const where = ({ userId, modelId }: Key) =>
  and(eq(fanclubMembership.userId, userId), eq(fanclubMembership.modelId, modelId));

/** Charges one due month, or ends the membership. */
async function renewOne(unit: UnitOfWork, key: Key, now: number): Promise<void> {
  const { tx } = unit;
  const row = await lockMembership(tx, key.userId, key.modelId);
  // Another process was faster, or the member has just changed the membership.
  if (!row || row.paidUntil.getTime() > now) return;
  const room = await findRoomById(tx, row.modelId);
  const level = levelOf(row.nextLevel) ?? levelOf(row.level);
  const member = await userById(tx, row.userId);
  if (row.isEnding || !level || !room || !clubSettings(room.model).isEnabled) {
    await tx.delete(fanclubMembership).where(where(row));
    await publishSubscriber(unit, row.modelId, member, null, now);
    return;
  }
  // The member accepted the price when joining the club.
  const ask = { agreed: 'earlier', now } as const;
  const { tokens, credit } = await chargeMonth(tx, member, room.user, row.nextPrice, level, ask);
  await tx
    .update(fanclubMembership)
    .set({
      level,
      paid: row.nextPrice,
      paidFrom: new Date(now),
      paidUntil: new Date(now + FANCLUB_PERIOD),
      nextLevel: null,
    })
    .where(where(row));
  if (level !== row.level) await publishSubscriber(unit, row.modelId, member, level, now);
  publishBalance(unit, member, { tokens, change: credit - row.nextPrice });
}

/** Ends a membership that its member could not pay. */
async function endUnpaid(unit: UnitOfWork, key: Key, now: number): Promise<void> {
  const ended = await unit.tx
    .delete(fanclubMembership)
    .where(and(where(key), lte(fanclubMembership.paidUntil, new Date(now))))
    .returning();
  if (ended.length > 0)
    await publishSubscriber(unit, key.modelId, await userById(unit.tx, key.userId), null, now);
}

/** Renews, or ends, one due membership. */
async function renewDue(work: Work, key: Key, now: number): Promise<void> {
  try {
    await work.run((unit) => renewOne(unit, key, now));
  } catch (error) {
    // The member's own daily limit blocks it: the next runs retry until the limit allows it.
    if (error instanceof ApiError && error.errorType === 'user_daily_limit') return;
    if (!(error instanceof InsufficientTokensError)) throw error;
    await work.run((unit) => endUnpaid(unit, key, now));
  }
}

/**
 * Renews due memberships. Members without enough tokens lose the membership and owe nothing. Each run visits all of
 * them: those that stay due must not keep the others waiting.
 */
export async function renewFanClubs({ database, work, log, now }: RenewalParts): Promise<void> {
  const until = new Date(now());
  let after: Key = { userId: 0, modelId: 0 };
  for (;;) {
    const due = await database.orm
      .select({ userId: fanclubMembership.userId, modelId: fanclubMembership.modelId })
      .from(fanclubMembership)
      .where(
        and(
          lte(fanclubMembership.paidUntil, until),
          sql`(${fanclubMembership.userId}, ${fanclubMembership.modelId}) > (${after.userId}, ${after.modelId})`,
        ),
      )
      .orderBy(fanclubMembership.userId, fanclubMembership.modelId)
      .limit(AT_ONCE);
    for (const key of due) {
      await renewDue(work, key, now()).catch((error: unknown) =>
        log.error({ err: error, ...key }, 'fan club membership not renewed; will retry'),
      );
    }
    const last = due.at(-1);
    if (!last || due.length < AT_ONCE) return;
    after = last;
  }
}
