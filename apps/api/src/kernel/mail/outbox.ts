import { and, asc, desc, eq, inArray, isNull, lt, lte, or } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { mailOutbox } from '../db/schema/index.ts';
import { isWaiting } from '../is-waiting.ts';
import type { MailSite } from './render.ts';
import { renderMail } from './render.ts';
import type { MailKind } from './texts.ts';

export type MailRow = typeof mailOutbox.$inferSelect;

const KEEP_DAYS = 7;
/** A process that has not sent its rows after this time counts as dead. */
const LEASE_MS = 120_000;
/** Then a mail is given up: after about a day. */
export const MOST_ATTEMPTS = 8;
const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 6 * 3_600_000;
/** The text and links of an email are not kept after it is sent. */
const EMPTIED = { body: '', html: '', link: '', unsubscribe: null };

/** The recipient of a mail, and the site that sends it. */
export interface MailTo extends MailSite {
  id: number;
  email: string;
  displayName: string;
  /** The address of the site's support, if it has one. */
  replyTo: string | null;
}

/** Parts that only some emails have. */
interface MailExtras {
  /** The person the email is about. */
  about?: string;
  /** How to turn such mails off: a page, and the address for mail programs. */
  unsubscribe?: { page: string; oneClick: string };
}

/** Writes a mail in the transaction of its cause, so that mails are neither premature nor lost. */
export const writeMail = async (
  tx: Orm,
  kind: MailKind,
  to: MailTo,
  link: string,
  { about, unsubscribe }: MailExtras = {},
): Promise<void> => {
  const more = { ...(about ? { about } : {}), ...(unsubscribe ? { unsubscribe: unsubscribe.page } : {}) };
  const mail = renderMail(kind, to, { name: to.displayName, link, ...more });
  const { siteName: senderName, replyTo, email: recipient } = to;
  await tx
    .insert(mailOutbox)
    .values({ userId: to.id, recipient, senderName, replyTo, unsubscribe: unsubscribe?.oneClick, ...mail });
};

/** The latest mails, to one address or to all. */
export const latestMails = (orm: Orm, recipient: string | null, most = 50): Promise<MailRow[]> =>
  orm
    .select()
    .from(mailOutbox)
    .where(recipient === null ? undefined : eq(mailOutbox.recipient, recipient))
    .orderBy(desc(mailOutbox.id))
    .limit(most);

/** Takes mails that are due, oldest first, so that no other process sends them in the meantime. */
export async function leaseMails(orm: Orm, most: number, now: number): Promise<MailRow[]> {
  const at = new Date(now);
  return orm.transaction(async (tx) => {
    const due = await tx
      .select({ id: mailOutbox.id })
      .from(mailOutbox)
      .where(
        and(
          isWaiting(mailOutbox),
          lte(mailOutbox.nextAt, at),
          or(isNull(mailOutbox.leasedUntil), lt(mailOutbox.leasedUntil, at)),
        ),
      )
      .orderBy(asc(mailOutbox.id))
      .limit(most)
      .for('update', { skipLocked: true });
    if (due.length === 0) return [];
    return tx
      .update(mailOutbox)
      .set({ leasedUntil: new Date(now + LEASE_MS) })
      .where(
        inArray(
          mailOutbox.id,
          due.map(({ id }) => id),
        ),
      )
      .returning();
  });
}

/** The mail server has taken the mail. */
export const mailSent = async (orm: Orm, id: number, now: number): Promise<void> => {
  const row = { ...EMPTIED, sentAt: new Date(now), leasedUntil: null, error: null };
  await orm.update(mailOutbox).set(row).where(eq(mailOutbox.id, id));
};

/** The mail was not taken: it waits, four times as long each time, or is given up. Returns whether it was given up. */
export async function mailFailed(
  orm: Orm,
  { id, attempts }: Pick<MailRow, 'id' | 'attempts'>,
  { error, isFinal }: { error: string; isFinal: boolean },
  now: number,
): Promise<boolean> {
  const tried = attempts + 1;
  const isGivenUp = isFinal || tried >= MOST_ATTEMPTS;
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 4 ** attempts);
  await orm
    .update(mailOutbox)
    .set({
      attempts: tried,
      leasedUntil: null,
      error,
      ...(isGivenUp ? { ...EMPTIED, givenUpAt: new Date(now) } : { nextAt: new Date(now + wait) }),
    })
    .where(eq(mailOutbox.id, id));
  return isGivenUp;
}

export async function forgetOldMails(orm: Orm, now = Date.now()): Promise<void> {
  await orm.delete(mailOutbox).where(lt(mailOutbox.createdAt, new Date(now - KEEP_DAYS * 24 * 3_600_000)));
}
