import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { user } from './people.ts';

const when = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Outgoing mail, written in the transaction of its cause. The sender takes rows by lease; the demo without a mail server
 * shows them on a page. A row that was sent or given up keeps no words and no link.
 */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    recipient: text('recipient').notNull(),
    /** What the mail is about, such as `email_confirm`. */
    kind: text('kind').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    html: text('html').notNull(),
    link: text('link').notNull(),
    /** The name beside the sender's address: the site's. */
    senderName: text('sender_name').notNull(),
    /** Where answers go: the site's support, if it has an address. */
    replyTo: text('reply_to'),
    /** Address that ends such mails with one POST (RFC 8058); null: the mail cannot be turned off. */
    unsubscribe: text('unsubscribe'),
    createdAt: when('created_at').notNull().defaultNow(),
    attempts: integer('attempts').notNull().default(0),
    nextAt: when('next_at').notNull().defaultNow(),
    /** A process is sending it. After this time it has died, and another may try. */
    leasedUntil: when('leased_until'),
    sentAt: when('sent_at'),
    /** It will not be tried again; `error` says why. */
    givenUpAt: when('given_up_at'),
    error: text('error'),
  },
  (table) => [
    index('mail_outbox_user_index').on(table.userId, table.id),
    index('mail_outbox_created_index').on(table.createdAt),
    index('mail_outbox_next_index').on(table.nextAt),
  ],
);
