import { randomBytes } from 'node:crypto';
import { and, eq, ne, sql } from 'drizzle-orm';
import { tokenHash } from '../../kernel/accounts/session.ts';
import { ApiError } from '../../kernel/api-error.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { emailConfirmation, user } from '../../kernel/db/schema/index.ts';
import { writeMail } from '../../kernel/mail/outbox.ts';
import type { MailPlace } from '../../kernel/mail/place.ts';

/** Shorter than that of a confirmation: the link moves the account to another mailbox. */
const LINK_HOURS = 24;

/** Mails a link to the new address, which confirms the new one, and notifies the old one. */
export async function mailEmailChange(
  tx: Orm,
  userId: number,
  email: string,
  place: MailPlace,
  now = Date.now(),
): Promise<void> {
  const [owner] = await tx.select().from(user).where(eq(user.id, userId)).for('update');
  if (!owner) throw new ApiError('user_not_found');
  if (owner.email === email) throw new ApiError('invalid_input', { fields: { email: 'taken' } });
  const taken = and(eq(sql`lower(${user.email})`, email), ne(user.id, userId));
  if ((await tx.$count(user, taken)) > 0) throw new ApiError('email_taken', { fields: { email: 'taken' } });
  await forgetEmailChanges(tx, userId);
  const token = randomBytes(24).toString('base64url');
  await tx.insert(emailConfirmation).values({
    tokenHash: tokenHash(token),
    userId,
    email,
    isChange: true,
    expiresAt: new Date(now + LINK_HOURS * 3_600_000),
  });
  const start = place.origin + place.base;
  const to = { ...place, id: userId, displayName: owner.displayName };
  await writeMail(tx, 'email_change', { ...to, email }, `${start}/email/confirm?token=${token}`);
  await writeMail(tx, 'email_change_notice', { ...to, email: owner.email }, `${start}/forgot-password`);
}

/** Makes open links to a new address void: only the last one counts, and none after a change of password. */
export async function forgetEmailChanges(tx: Orm, userId: number): Promise<void> {
  await tx
    .delete(emailConfirmation)
    .where(and(eq(emailConfirmation.userId, userId), eq(emailConfirmation.isChange, true)));
}
