import { isRedirectTarget } from '@footlight/contract';
import { eq } from 'drizzle-orm';
import type { Orm } from '../../kernel/db/database.ts';
import { redirectKey } from '../../kernel/db/schema/index.ts';

/** Where a redirect leads and whether it was checked; null for an unknown key. Keys ignore case. */
export async function findRedirect(
  orm: Orm,
  key: string,
): Promise<{ target: string; verified: boolean } | null> {
  const [row] = await orm.select().from(redirectKey).where(eq(redirectKey.key, key.toLowerCase()));
  // A row that somebody wrote by hand must not lead where no call would let it.
  if (!row || !isRedirectTarget(row.target)) return null;
  return { target: row.target, verified: row.verifiedAt !== null };
}

/** Makes a redirect, or changes its target and approval. */
export async function saveRedirect(
  orm: Orm,
  { key, target, verified, userId }: { key: string; target: string; verified: boolean; userId: number },
  now: Date,
): Promise<void> {
  const row = { target, verifiedAt: verified ? now : null, createdBy: userId };
  await orm
    .insert(redirectKey)
    .values({ key: key.toLowerCase(), ...row })
    .onConflictDoUpdate({ target: redirectKey.key, set: row });
}
