import { randomBytes } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { tokenHash } from '../../kernel/accounts/session.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { passwordReset, user } from '../../kernel/db/schema/index.ts';
import type { UserRow } from '../../kernel/db/user-row.ts';
import type { UnitOfWork } from '../../kernel/events/outbox.ts';
import { writeMail } from '../../kernel/mail/outbox.ts';
import type { MailPlace } from '../../kernel/mail/place.ts';
import { forgetEmailChanges } from './email-change.ts';
import { unlinkAll } from './linked-accounts.ts';
import { endSessions } from './sessions.ts';

const LINK_MINUTES = 30;

/** Mails a link to the account with this address, if there is one that may use it. */
export async function mailReset(tx: Orm, email: string, place: MailPlace, now = Date.now()): Promise<void> {
  const [found] = await tx
    .select()
    .from(user)
    .where(eq(sql`lower(${user.email})`, email));
  if (!found || found.traits.isRemoved === true) return;
  const token = randomBytes(24).toString('base64url');
  await tx.insert(passwordReset).values({
    tokenHash: tokenHash(token),
    userId: found.id,
    expiresAt: new Date(now + LINK_MINUTES * 60_000),
  });
  const to = { ...place, id: found.id, email: found.email, displayName: found.displayName };
  await writeMail(tx, 'password_reset', to, `${place.origin}${place.base}/reset-password?token=${token}`);
}

/**
 * Stores a new password: ends the other sessions, invalidates all reset links, linked accounts and pending changes of
 * address, and notifies the account's address. `keep`: hash of the session that stays.
 */
export async function setPassword(
  unit: UnitOfWork,
  account: Pick<UserRow, 'id' | 'email' | 'displayName'>,
  passwordHash: string,
  { keep, place }: { keep: string | null; place: MailPlace },
): Promise<void> {
  await unit.tx.update(user).set({ passwordHash }).where(eq(user.id, account.id));
  await unit.tx.delete(passwordReset).where(eq(passwordReset.userId, account.id));
  await forgetEmailChanges(unit.tx, account.id);
  await unlinkAll(unit.tx, account.id);
  await endSessions(unit, account.id, keep);
  const link = `${place.origin}${place.base}/forgot-password`;
  await writeMail(unit.tx, 'password_changed', { ...place, ...account }, link);
}

/** The account of a link that is still valid; its row is locked, so that a link works once. Null: no such link. */
export async function accountOfReset(tx: Orm, token: string, now = Date.now()): Promise<UserRow | null> {
  const [found] = await tx
    .select({ userId: passwordReset.userId })
    .from(passwordReset)
    .where(and(eq(passwordReset.tokenHash, tokenHash(token)), gt(passwordReset.expiresAt, new Date(now))))
    .for('update');
  if (!found) return null;
  const [account] = await tx.select().from(user).where(eq(user.id, found.userId)).for('update');
  return account && account.traits.isRemoved !== true ? account : null;
}

/** Deletes expired links. */
export async function forgetOldResets(orm: Orm, now = Date.now()): Promise<void> {
  await orm.delete(passwordReset).where(lt(passwordReset.expiresAt, new Date(now)));
}
