import { and, asc, eq, inArray, isNull, lt, lte, or } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { pushOutbox, pushSubscription } from '../db/schema/index.ts';
import { isWaiting } from '../is-waiting.ts';

export type PushRow = typeof pushOutbox.$inferSelect;
export type SubscriptionRow = typeof pushSubscription.$inferSelect;
export interface LeasedPush {
  row: PushRow;
  subscription: SubscriptionRow;
}

/** A message that could not be sent in this time is no longer news, in milliseconds. Assumed. */
export const PUSH_TTL_MS = 30 * 60_000;
/** A process that has not sent its rows after this time counts as dead. */
const LEASE_MS = 60_000;
const FIRST_WAIT_MS = 10_000;
const KEEP_DAYS = 7;
const DAY_MS = 86_400_000;

/** Writes messages in the transaction of their cause: at most one for a subscription and an opening of a room. */
export async function writePushes(
  tx: Orm,
  subscriptionIds: readonly number[],
  { modelId, openedAt }: { modelId: number; openedAt: Date },
  now: number,
): Promise<void> {
  if (subscriptionIds.length === 0) return;
  const times = {
    openedAt,
    createdAt: new Date(now),
    nextAt: new Date(now),
    expiresAt: new Date(now + PUSH_TTL_MS),
  };
  await tx
    .insert(pushOutbox)
    .values(subscriptionIds.map((subscriptionId) => ({ subscriptionId, modelId, ...times })))
    .onConflictDoNothing();
}

/** Takes messages that are due, oldest first, so that no other process sends them in the meantime. */
export async function leasePushes(orm: Orm, most: number, now: number): Promise<LeasedPush[]> {
  const at = new Date(now);
  return orm.transaction(async (tx) => {
    const due = await tx
      .select({ row: pushOutbox, subscription: pushSubscription })
      .from(pushOutbox)
      .innerJoin(pushSubscription, eq(pushSubscription.id, pushOutbox.subscriptionId))
      .where(
        and(
          isWaiting(pushOutbox),
          lte(pushOutbox.nextAt, at),
          or(isNull(pushOutbox.leasedUntil), lt(pushOutbox.leasedUntil, at)),
        ),
      )
      .orderBy(asc(pushOutbox.id))
      .limit(most)
      .for('update', { of: pushOutbox, skipLocked: true });
    const ids = due.map(({ row }) => row.id);
    if (ids.length > 0) {
      await tx
        .update(pushOutbox)
        .set({ leasedUntil: new Date(now + LEASE_MS) })
        .where(inArray(pushOutbox.id, ids));
    }
    return due;
  });
}

/** The push service has taken the message. */
export const pushSent = async (orm: Orm, id: number, now: number): Promise<void> => {
  const row = { sentAt: new Date(now), leasedUntil: null, error: null };
  await orm.update(pushOutbox).set(row).where(eq(pushOutbox.id, id));
};

/** The message will not be sent, for this reason. */
export const pushGivenUp = async (orm: Orm, id: number, error: string, now: number): Promise<void> => {
  const row = { givenUpAt: new Date(now), leasedUntil: null, error };
  await orm.update(pushOutbox).set(row).where(eq(pushOutbox.id, id));
};

/**
 * The push service did not take the message: it waits, four times as long each time, and at least as long as the service
 * asks, or is given up when it would be no news any more. Returns whether it was given up.
 */
export async function pushFailed(
  orm: Orm,
  { id, attempts, expiresAt }: Pick<PushRow, 'id' | 'attempts' | 'expiresAt'>,
  { error, waitMs }: { error: string; waitMs: number },
  now: number,
): Promise<boolean> {
  const nextAt = new Date(now + Math.max(waitMs, FIRST_WAIT_MS * 4 ** attempts));
  const isGivenUp = nextAt >= expiresAt;
  await orm
    .update(pushOutbox)
    .set({
      attempts: attempts + 1,
      leasedUntil: null,
      error,
      ...(isGivenUp ? { givenUpAt: new Date(now) } : { nextAt }),
    })
    .where(eq(pushOutbox.id, id));
  return isGivenUp;
}

/** Ends a subscription, with the messages that wait for it. */
export const endSubscription = async (orm: Orm, id: number): Promise<void> => {
  await orm.delete(pushSubscription).where(eq(pushSubscription.id, id));
};

export async function forgetOldPushes(orm: Orm, now = Date.now()): Promise<void> {
  await orm.delete(pushOutbox).where(lt(pushOutbox.createdAt, new Date(now - KEEP_DAYS * DAY_MS)));
}
