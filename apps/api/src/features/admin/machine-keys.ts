import { randomBytes } from 'node:crypto';
import { type KeyScope, MAX_KEYS, type MachineKey } from '@footlight/contract';
import { desc, eq } from 'drizzle-orm';
import { tokenHash } from '../../kernel/accounts/session.ts';
import { ApiError } from '../../kernel/api-error.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { machineKey, user } from '../../kernel/db/schema/index.ts';
import type { UserRow } from '../../kernel/db/user-row.ts';

type KeyRow = typeof machineKey.$inferSelect;

/** Characters of a key that stay visible. */
const START = 8;

const shown = (row: KeyRow, madeBy: string): MachineKey => ({
  id: row.id,
  name: row.name,
  start: row.start,
  scopes: row.scopes as KeyScope[],
  made_by: madeBy,
  created_at: row.createdAt.toISOString(),
  used_at: row.usedAt?.toISOString() ?? null,
});

export async function machineKeys(orm: Orm): Promise<MachineKey[]> {
  const rows = await orm
    .select({ key: machineKey, madeBy: user.username })
    .from(machineKey)
    .innerJoin(user, eq(user.id, machineKey.madeById))
    .orderBy(desc(machineKey.id));
  return rows.map(({ key, madeBy }) => shown(key, madeBy));
}

/** Only the hash of the secret is stored. */
export async function makeMachineKey(
  tx: Orm,
  maker: UserRow,
  { name, scopes }: { name: string; scopes: readonly KeyScope[] },
): Promise<{ secret: string; key: MachineKey }> {
  if ((await tx.$count(machineKey)) >= MAX_KEYS) throw new ApiError('conflict');
  const secret = `flk_${randomBytes(32).toString('base64url')}`;
  const [row] = await tx
    .insert(machineKey)
    .values({
      name,
      scopes: [...scopes],
      start: secret.slice(0, START),
      hash: tokenHash(secret),
      madeById: maker.id,
    })
    .returning();
  if (!row) throw new Error('The insert of a key returned no row.');
  return { secret, key: shown(row, maker.username) };
}

/** Returns the name of the key that is no more. */
export async function revokeMachineKey(tx: Orm, id: number): Promise<string> {
  const [row] = await tx.delete(machineKey).where(eq(machineKey.id, id)).returning();
  if (!row) throw new ApiError('not_found');
  return row.name;
}
