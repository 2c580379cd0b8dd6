import type { KeyScope } from '@footlight/contract';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { ApiError } from '../api-error.ts';
import type { Orm } from '../db/database.ts';
import { machineKey, user } from '../db/schema/index.ts';
import { type LoggedIn, tokenHash } from './session.ts';

/** A key's time of use is stored at most this often. */
const USED_EVERY_MS = 60_000;

const BEARER = /^Bearer (flk_[\w-]{43})$/;

/** Whether a request names a key; its session is ignored then. */
export const isByKey = (authorization: string | undefined): authorization is string =>
  authorization !== undefined && /^bearer /i.test(authorization);

/**
 * The account that made the key. The caller checks that it still has the right: a key opens nothing that its maker may not
 * read.
 */
export async function viewerOfKey(
  orm: Orm,
  authorization: string,
  scope: KeyScope,
  now: number,
): Promise<LoggedIn> {
  const [, secret = ''] = BEARER.exec(authorization) ?? [];
  const [row] = secret
    ? await orm
        .select({ key: machineKey, user })
        .from(machineKey)
        .innerJoin(user, eq(user.id, machineKey.madeById))
        .where(eq(machineKey.hash, tokenHash(secret)))
    : [];
  if (!row) throw new ApiError('login_required');
  if (!row.key.scopes.includes(scope)) throw new ApiError('forbidden');
  const longAgo = new Date(now - USED_EVERY_MS);
  await orm
    .update(machineKey)
    .set({ usedAt: new Date(now) })
    .where(and(eq(machineKey.id, row.key.id), or(isNull(machineKey.usedAt), lt(machineKey.usedAt, longAgo))));
  return { token: '', user: row.user, guest: { id: 0, name: '' } };
}
