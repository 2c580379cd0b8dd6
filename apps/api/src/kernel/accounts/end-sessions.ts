import { eq } from 'drizzle-orm';
import { user } from '../db/schema/index.ts';
import type { UnitOfWork } from '../events/outbox.ts';
import { revokeStream } from '../streams/stream-rights.ts';
import { endSession } from './session.ts';

/**
 * Tells everything that an account's sessions hold open to check them again: sockets whose session has ended close, tabs
 * reload the current user, and stream tokens issued before are refused.
 */
export async function recheckSessions(unit: UnitOfWork, userId: number): Promise<void> {
  await revokeStream(unit.tx, userId, null);
  unit.toUser(userId, 'v3.logout', {});
}

/** Ends one session of an account, at a logout. */
export async function endOwnSession(unit: UnitOfWork, userId: number, token: string): Promise<void> {
  await endSession(unit.tx, token);
  await recheckSessions(unit, userId);
}

/** Suspends an account until a time, or lifts the suspension (null). Its sockets and streams end with the commit. */
export async function suspend(unit: UnitOfWork, userId: number, until: Date | null): Promise<void> {
  await unit.tx.update(user).set({ suspendedUntil: until }).where(eq(user.id, userId));
  await recheckSessions(unit, userId);
}
