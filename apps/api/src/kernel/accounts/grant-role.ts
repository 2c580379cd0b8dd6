import { STORED_STAFF_ROLE, type StaffRole } from '@footlight/contract';
import { eq } from 'drizzle-orm';
import { type Database, inTransaction, type Orm } from '../db/database.ts';
import { user } from '../db/schema/people.ts';
import type { UserRow } from '../db/user-row.ts';
import { recordAct } from './audit.ts';
import { publicRoles } from './staff.ts';

/** Gives an account this role of the staff, and takes every other. Administrators are also site moderators. */
export async function setStaffRole(tx: Orm, account: UserRow, role: StaffRole | null): Promise<void> {
  const others = publicRoles(account.roles);
  const added = role === null ? [] : role === 'admin' ? ['site_mod'] : [STORED_STAFF_ROLE[role]];
  const { isAdmin: _, ...traits } = account.traits;
  await tx
    .update(user)
    .set({
      roles: [...new Set([...others, ...added])],
      traits: role === 'admin' ? { ...traits, isAdmin: true } : traits,
    })
    .where(eq(user.id, account.id));
}

/**
 * Gives an account a role of the staff, or takes it (null): the way to the first administrator, because no call gives
 * that right.
 *
 * @throws Error if no account has the name
 */
export function grantStaffRole(database: Database, username: string, role: StaffRole | null): Promise<void> {
  return inTransaction(database, async (tx) => {
    const [found] = await tx
      .select()
      .from(user)
      .where(eq(user.username, username.toLowerCase()))
      .for('update');
    if (!found || found.traits.isRemoved) {
      throw new Error(`No account is named "${username}". Register it on the site first.`);
    }
    await setStaffRole(tx, found, role);
    await recordAct(tx, null, { act: 'account_role', aboutId: found.id, object: role ?? 'none' });
  });
}
