import { FANCLUB_PERIOD } from '@footlight/contract';
import { and, eq, lte } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { type Database, inTransaction, type Orm } from '../db/database.ts';
import { fanclubMembership } from '../db/schema/index.ts';
import { ApiError } from '../http/errors.ts';
import { InsufficientTokensError } from '../ledger/ledger.ts';
import type { Broadcast } from '../ports.ts';
import { findRoomById } from '../rooms/rooms.ts';
import { userById } from '../shows/store.ts';
import { createStepper } from '../stepper.ts';
import { chargeMonth } from './memberships.ts';
import { clubSettings, levelOf, lockMembership, type MembershipRow } from './store.ts';

const EVERY_MS = 60_000;
/** A platform that was away for long charges one month, not all that were missed. */
const AT_ONCE = 200;

interface RenewalParts {
  database: Database;
  broadcast: Broadcast;
  log: FastifyBaseLogger;
  now(): number;
}

type Key = Pick<MembershipRow, 'userId' | 'modelId'>;
const where = ({ userId, modelId }: Key) =>
  and(eq(fanclubMembership.userId, userId), eq(fanclubMembership.modelId, modelId));

interface Renewed {
  username: string;
  tokens: number;
  charged: number;
}

/** Charges one month that is due, or lets the membership end. Null: nothing is due any more, or it ended. */
async function renewOne(tx: Orm, key: Key, now: number): Promise<Renewed | null> {
  const row = await lockMembership(tx, key.userId, key.modelId);
  // Another process was faster, or the member has just chosen anew.
  if (!row || row.paidUntil.getTime() > now) return null;
  const room = await findRoomById(tx, row.modelId);
  const level = levelOf(row.nextLevel) ?? levelOf(row.level);
  if (row.isEnding || !level || !room || !clubSettings(room.model).isEnabled) {
    await tx.delete(fanclubMembership).where(where(row));
    return null;
  }
  const member = await userById(tx, row.userId);
  // The price was agreed to when the club was joined.
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
  return { username: member.username, tokens, charged: row.nextPrice - credit };
}

/** Renews what is due; who has too few tokens is no member any more, and owes nothing. */
export async function renewDue({ database, broadcast, log, now }: RenewalParts): Promise<void> {
  const due = await database.orm
    .select({ userId: fanclubMembership.userId, modelId: fanclubMembership.modelId })
    .from(fanclubMembership)
    .where(lte(fanclubMembership.paidUntil, new Date(now())))
    .limit(AT_ONCE);
  for (const key of due) {
    try {
      const renewed = await inTransaction(database, (tx) => renewOne(tx, key, now()));
      if (!renewed) continue;
      await broadcast.toUser(key.userId, 'v3.token.update', {
        username: renewed.username,
        tokens: renewed.tokens,
        token_change: -renewed.charged,
      });
    } catch (error) {
      // Their own limit of the day: the month begins when it lets it through.
      if (error instanceof ApiError && error.errorType === 'user_daily_limit') continue;
      if (!(error instanceof InsufficientTokensError)) {
        log.error({ err: error, ...key }, 'a fan club month could not be renewed');
        continue;
      }
      await database.orm
        .delete(fanclubMembership)
        .where(and(where(key), lte(fanclubMembership.paidUntil, new Date(now()))));
    }
  }
}

/** Looks every minute for months that are over; the answer stops it and waits for what runs. */
export function startRenewals(parts: RenewalParts): () => Promise<void> {
  const stepper = createStepper(
    () => renewDue(parts),
    EVERY_MS,
    (error) => parts.log.error({ err: error }, 'renewals failed'),
  );
  stepper.start();
  return stepper.stop;
}
