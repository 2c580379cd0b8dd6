import { desc, eq, lt } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { mailOutbox } from '../db/schema/index.ts';

export type MailRow = typeof mailOutbox.$inferSelect;
export type NewMail = Pick<MailRow, 'userId' | 'recipient' | 'kind' | 'subject' | 'body' | 'link'>;

const KEEP_DAYS = 7;

/**
 * Writes a mail in the transaction of its cause, so that mails are neither premature nor lost. The operator's mail
 * sender reads the table; the demo shows it on a page.
 */
export const writeMail = async (tx: Orm, mail: NewMail): Promise<void> => {
  await tx.insert(mailOutbox).values(mail);
};

/** The latest mails, to one address or to all. */
export const latestMails = (orm: Orm, recipient: string | null, most = 50): Promise<MailRow[]> =>
  orm
    .select()
    .from(mailOutbox)
    .where(recipient === null ? undefined : eq(mailOutbox.recipient, recipient))
    .orderBy(desc(mailOutbox.id))
    .limit(most);

export async function forgetOldMails(orm: Orm, now = Date.now()): Promise<void> {
  await orm.delete(mailOutbox).where(lt(mailOutbox.createdAt, new Date(now - KEEP_DAYS * 24 * 3_600_000)));
}
