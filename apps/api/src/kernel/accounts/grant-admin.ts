import { eq } from 'drizzle-orm';
import { type Database, inTransaction } from '../db/database.ts';
import { user } from '../db/schema/people.ts';

/**
 * Makes an account an administrator and site moderator: the way to the first one, because no call gives these rights.
 *
 * @throws Error if no account has the name
 */
export function grantAdmin(database: Database, username: string): Promise<void> {
  return inTransaction(database, async (tx) => {
    const [found] = await tx
      .select()
      .from(user)
      .where(eq(user.username, username.toLowerCase()))
      .for('update');
    if (!found || found.traits.isRemoved) {
      throw new Error(`No account is named "${username}". Register it on the site first.`);
    }
    await tx
      .update(user)
      .set({
        roles: [...new Set([...found.roles, 'site_mod'])],
        traits: { ...found.traits, isAdmin: true },
      })
      .where(eq(user.id, found.id));
  });
}
