import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Orm } from '../../kernel/db/database.ts';
import { streamKey } from '../../kernel/db/schema/index.ts';

/** Letters, digits and `_` only, so that programs can put it into an address. */
const KEY = /^fl_[0-9a-f]{48}$/;

const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('base64url');

const isStreamKey = (key: string): boolean => KEY.test(key);

/** A new key; only its hash is ever stored. */
const newStreamKey = (): string => `fl_${randomBytes(24).toString('hex')}`;

/** Replaces the broadcaster's key. A publisher with the old key is disconnected within ten seconds. */
export async function rotateKey(orm: Orm, modelId: number, at: Date): Promise<string> {
  const key = newStreamKey();
  const row = { hash: hashOfKey(key), createdAt: at, lastUsedAt: null };
  await orm
    .insert(streamKey)
    .values({ modelId, ...row })
    .onConflictDoUpdate({ target: streamKey.modelId, set: row });
  return key;
}

export const revokeKey = (orm: Orm, modelId: number): Promise<unknown> =>
  orm.delete(streamKey).where(eq(streamKey.modelId, modelId));

export async function keyOf(orm: Orm, modelId: number) {
  const [row] = await orm.select().from(streamKey).where(eq(streamKey.modelId, modelId));
  return row ?? null;
}

/** Whose key this is; null for wrong and revoked keys. */
export async function ownerOfKey(orm: Orm, key: string): Promise<{ modelId: number; hash: string } | null> {
  if (!isStreamKey(key)) return null;
  const hash = hashOfKey(key);
  const [row] = await orm
    .select({ modelId: streamKey.modelId })
    .from(streamKey)
    .where(eq(streamKey.hash, hash));
  return row ? { modelId: row.modelId, hash } : null;
}
