import { FINGERPRINT_CACHE, FINGERPRINT_KEPT_DAYS } from '@footlight/contract';
import { and, eq, gt, isNotNull, lt } from 'drizzle-orm';
import type { Orm } from '../../kernel/db/database.ts';
import { deviceFingerprint, purchase } from '../../kernel/db/schema/index.ts';
import type { Signer } from '../../kernel/signing.ts';

const VALID_MS = FINGERPRINT_CACHE.most * 1_000;
const KEPT_MS = FINGERPRINT_KEPT_DAYS * 86_400_000;

/**
 * Remembers the device of a buyer, as a keyed hash; the fingerprint itself is not stored. Without a fingerprint, because
 * the consent was withdrawn or another device is in use, it forgets the last one.
 */
export async function keepFingerprint(
  orm: Orm,
  signer: Signer,
  seen: { userId: number; fingerprint: string | null; now: number },
): Promise<void> {
  if (seen.fingerprint === null) {
    await orm.delete(deviceFingerprint).where(eq(deviceFingerprint.userId, seen.userId));
    return;
  }
  const row = { hash: signer.sign('device', seen.fingerprint), seenAt: new Date(seen.now) };
  await orm
    .insert(deviceFingerprint)
    .values({ userId: seen.userId, ...row })
    .onConflictDoUpdate({ target: deviceFingerprint.userId, set: row });
}

/** The device with which a buyer saw the products within the last day; null if unknown. */
export async function deviceHashOf(orm: Orm, userId: number, now: number): Promise<string | null> {
  const [row] = await orm
    .select({ hash: deviceFingerprint.hash })
    .from(deviceFingerprint)
    .where(and(eq(deviceFingerprint.userId, userId), gt(deviceFingerprint.seenAt, new Date(now - VALID_MS))));
  return row?.hash ?? null;
}

/** Deletes expired fingerprints. */
export async function forgetOldFingerprints(orm: Orm, now = Date.now()): Promise<void> {
  await orm.delete(deviceFingerprint).where(lt(deviceFingerprint.seenAt, new Date(now - VALID_MS)));
  await orm
    .update(purchase)
    .set({ deviceHash: null })
    .where(and(isNotNull(purchase.deviceHash), lt(purchase.createdAt, new Date(now - KEPT_MS))));
}
