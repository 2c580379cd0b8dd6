import { USERNAME_REST } from '@footlight/contract';
import { eq, sql } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { site } from '../db/schema/index.ts';
import type { UserRow } from '../db/user-row.ts';

/**
 * Whether the user may choose another username now. Rooms, sites and staff are known by theirs; everybody else waits
 * after a change.
 */
export async function mayChangeUsername(
  orm: Orm,
  user: Pick<UserRow, 'username' | 'type' | 'traits' | 'roles'>,
  now: number,
): Promise<boolean> {
  const { usernameChangedAt: last, isAdmin, isSuperAdmin } = user.traits;
  if (user.type !== 'viewer' || user.roles.length > 0 || isAdmin || isSuperAdmin) return false;
  if (last !== undefined && now - Date.parse(last) < USERNAME_REST) return false;
  const isOwn = eq(sql`${site.config} ->> 'owner_webmaster_username'`, user.username);
  return (await orm.$count(site, isOwn)) === 0;
}
