import type { Payout, PayoutRequest } from '@footlight/contract';
import { eq } from 'drizzle-orm';
import { ApiError } from '../../kernel/api-error.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { payout, user } from '../../kernel/db/schema/index.ts';
import type { UserRow } from '../../kernel/db/user-row.ts';
import { publishBalance } from '../../kernel/events/balances.ts';
import type { UnitOfWork } from '../../kernel/events/outbox.ts';
import { giftedOf, InsufficientTokensError } from '../../kernel/ledger/ledger.ts';
import {
  earnedSince,
  payReserved,
  releasePayout,
  reservePayout,
  waitsSince,
} from '../../kernel/ledger/payout.ts';

export type PayoutRow = typeof payout.$inferSelect;

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

export const payoutView = (row: PayoutRow): Payout => ({
  id: row.id,
  tokens: row.tokens,
  destination: row.destination,
  state: row.state,
  requested_at: row.requestedAt.toISOString(),
  decided_at: iso(row.decidedAt),
  paid_at: iso(row.paidAt),
  reason: row.reason,
  reference: row.reference,
});

/**
 * Stores a request and reserves its tokens. What was earned in the last `waitDays` cannot be paid out yet.
 *
 * @throws ApiError `not_enough_tokens`
 */
export async function requestPayout(
  unit: UnitOfWork,
  owner: UserRow,
  { tokens, destination }: PayoutRequest,
  { now, waitDays }: { now: number; waitDays: number },
): Promise<PayoutRow> {
  const [row] = await unit.tx
    .insert(payout)
    .values({ userId: owner.id, tokens, destination, requestedAt: new Date(now) })
    .returning();
  if (!row) throw new Error('Insert of a payout returned no row');
  try {
    const left = await reservePayout(unit.tx, row);
    // The account is locked now. What is left must cover the earnings that still wait.
    const own = left - (await giftedOf(unit.tx, `model:${owner.id}`));
    const waiting = await earnedSince(unit.tx, owner.id, waitsSince(now, waitDays));
    if (own < waiting) throw new ApiError('not_enough_tokens');
    publishBalance(unit, owner, { tokens: left, change: -tokens, type: 'payout' });
  } catch (error) {
    if (error instanceof InsufficientTokensError) throw new ApiError('not_enough_tokens');
    throw error;
  }
  return row;
}

/** What the staff does with a payout. */
export type PayoutStep =
  | { state: 'approved' }
  | { state: 'rejected'; reason: string }
  | { state: 'paid'; reference: string };

/** The states that each step may follow. */
const FROM: Readonly<Record<PayoutStep['state'], readonly PayoutRow['state'][]>> = {
  approved: ['requested'],
  rejected: ['requested', 'approved'],
  paid: ['approved'],
};

interface Stepped {
  row: PayoutRow;
  owner: UserRow;
}

/** The payout and its owner, locked. @throws ApiError `not_found` */
async function lockPayout(tx: Orm, id: number): Promise<Stepped> {
  const [row] = await tx.select().from(payout).where(eq(payout.id, id)).for('update');
  const [owner] = row ? await tx.select().from(user).where(eq(user.id, row.userId)) : [];
  if (!row || !owner) throw new ApiError('not_found');
  return { row, owner };
}

/** Whose payout it is. @throws ApiError `not_found` */
export async function payoutOwner(orm: Orm, id: number): Promise<UserRow> {
  const [found] = await orm
    .select({ owner: user })
    .from(payout)
    .innerJoin(user, eq(user.id, payout.userId))
    .where(eq(payout.id, id));
  if (!found) throw new ApiError('not_found');
  return found.owner;
}

/**
 * Takes one step, once: two of the staff cannot both decide.
 *
 * @throws ApiError `not_found`, `conflict` if the payout is not in a state that the step may follow
 */
export async function stepPayout(
  unit: UnitOfWork,
  id: number,
  step: PayoutStep,
  now: number,
): Promise<Stepped> {
  const { tx } = unit;
  const { row, owner } = await lockPayout(tx, id);
  if (!FROM[step.state].includes(row.state)) throw new ApiError('conflict');
  const at = new Date(now);
  // An erased account keeps no address once the payout is finished.
  const gone = owner.traits.isRemoved && step.state !== 'approved' ? { destination: '' } : {};
  const changes =
    step.state === 'paid'
      ? { paidAt: at, reference: step.reference }
      : { decidedAt: at, reason: step.state === 'rejected' ? step.reason : null };
  const [after] = await tx
    .update(payout)
    .set({ state: step.state, ...changes, ...gone })
    .where(eq(payout.id, id))
    .returning();
  if (!after) throw new Error('Update of a payout returned no row');
  if (step.state === 'paid') await payReserved(tx, row);
  if (step.state === 'rejected') {
    publishBalance(unit, owner, { tokens: await releasePayout(tx, row), change: row.tokens });
  }
  return { row: after, owner };
}
