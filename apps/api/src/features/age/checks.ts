import { randomUUID } from 'node:crypto';
import { AGE_PROOF_DAYS, type AgeMethod } from '@footlight/contract';
import { and, desc, eq, gt, inArray, isNotNull, lt, ne, or } from 'drizzle-orm';
import { tokenHash, type Viewer } from '../../kernel/accounts/session.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { ageCheck } from '../../kernel/db/schema/index.ts';
import type { AgeOutcome } from './provider.ts';

const DAY_MS = 24 * 3_600_000;
/** A check without a result expires after this time. */
const OPEN_MS = 7 * DAY_MS;

type CheckRow = typeof ageCheck.$inferSelect;

const ownerOf = ({ user, token }: Viewer) =>
  user ? { userId: user.id, guestHash: null } : { userId: null, guestHash: tokenHash(token) };

/** Stores a check before its visitor leaves for the provider. `id`: the one that the provider already knows it by. */
export async function openCheck(
  orm: Orm,
  viewer: Viewer,
  {
    id = randomUUID(),
    method,
    provider,
    now,
  }: { id?: string; method: AgeMethod; provider: string; now: number },
): Promise<string> {
  await orm.insert(ageCheck).values({ id, ...ownerOf(viewer), method, provider, createdAt: new Date(now) });
  return id;
}

/**
 * The visitor's check that counts: an approved one while its proof holds, whatever was started beside or after it; else
 * the latest. Null for none.
 */
export async function checkThatCounts(orm: Orm, viewer: Viewer, now: number): Promise<CheckRow | null> {
  const { userId, guestHash } = ownerOf(viewer);
  const own = userId === null ? eq(ageCheck.guestHash, guestHash) : eq(ageCheck.userId, userId);
  const proof = and(own, eq(ageCheck.status, 'approved'), gt(ageCheck.expiresAt, new Date(now)));
  const [valid] = await orm.select().from(ageCheck).where(proof).orderBy(desc(ageCheck.expiresAt)).limit(1);
  if (valid) return valid;
  const [row] = await orm.select().from(ageCheck).where(own).orderBy(desc(ageCheck.createdAt)).limit(1);
  return row ?? null;
}

/**
 * Takes a provider's result. Providers repeat callbacks, and report each attempt: a declined check may still be approved,
 * an approved one stays so. False if the provider has no such check.
 */
export async function decideCheck(
  orm: Orm,
  provider: string,
  { reference, outcome }: { reference: string; outcome: AgeOutcome },
  now: number,
): Promise<boolean> {
  const mine = and(eq(ageCheck.id, reference), eq(ageCheck.provider, provider));
  const [found] = await orm.select().from(ageCheck).where(mine);
  if (!found) return false;
  const days = found.userId === null ? AGE_PROOF_DAYS.guest : AGE_PROOF_DAYS.account;
  await orm
    .update(ageCheck)
    .set({
      status: outcome,
      decidedAt: outcome === 'pending' ? null : new Date(now),
      expiresAt: outcome === 'approved' ? new Date(now + days * DAY_MS) : null,
    })
    .where(
      and(
        mine,
        // A late "pending" does not undo a result.
        outcome === 'pending' ? eq(ageCheck.status, 'started') : ne(ageCheck.status, 'approved'),
      ),
    );
  return true;
}

/**
 * Gives a guest's proof to the account that the guest has just made; it ends when it would have ended. A login takes no
 * proof over: the account may belong to somebody else who uses the same browser.
 */
export async function keepProof(tx: Orm, guest: Viewer, userId: number, now = Date.now()): Promise<void> {
  if (guest.user !== null || guest.token === '') return;
  await tx
    .update(ageCheck)
    .set({ userId, guestHash: null })
    .where(
      and(
        eq(ageCheck.guestHash, tokenHash(guest.token)),
        eq(ageCheck.status, 'approved'),
        gt(ageCheck.expiresAt, new Date(now)),
      ),
    );
}

/** Deletes expired proofs, declined checks and those without a result. */
export async function forgetOldChecks(orm: Orm, now = Date.now()): Promise<void> {
  await orm
    .delete(ageCheck)
    .where(
      or(
        and(isNotNull(ageCheck.expiresAt), lt(ageCheck.expiresAt, new Date(now))),
        and(
          inArray(ageCheck.status, ['started', 'pending', 'declined']),
          lt(ageCheck.createdAt, new Date(now - OPEN_MS)),
        ),
      ),
    );
}
