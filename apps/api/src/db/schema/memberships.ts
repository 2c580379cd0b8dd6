import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { purchase, savedCard } from './billing.ts';
import { user } from './people.ts';

/** A membership that is paid by the month (spec 1 §2). A row whose time is over is renewed, or goes. */
export const membershipTerm = pgTable(
  'membership_term',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** premium, vip, super_vip. */
    level: text('level').notNull(),
    productId: text('product_id').notNull(),
    /** A month, as the member agreed to when it was bought. */
    amountCents: integer('amount_cents').notNull(),
    since: timestamp('since', { withTimezone: true }).notNull(),
    paidUntil: timestamp('paid_until', { withTimezone: true }).notNull(),
    isEnding: boolean('is_ending').notNull().default(false),
    /** The card that renews it; a card that its owner removes renews nothing. */
    cardId: text('card_id').references(() => savedCard.id, { onDelete: 'set null' }),
    /** The charge of the next month, once it has been begun: the same one is asked again, never another. */
    renewalId: text('renewal_id').references(() => purchase.id),
    /** What the account had before: a membership that was given stays when a paid one ends. */
    before: text('before'),
  },
  (table) => [index('membership_term_due_index').on(table.paidUntil)],
);

/** What a biller said of a payment that its payer makes by hand: an address or a voucher, and how far it is. */
export const purchaseWait = pgTable('purchase_wait', {
  purchaseId: text('purchase_id')
    .primaryKey()
    .references(() => purchase.id, { onDelete: 'cascade' }),
  /** crypto or voucher. */
  method: text('method').$type<'crypto' | 'voucher'>().notNull(),
  /** payment or confirmations. */
  stage: text('stage').$type<'payment' | 'confirmations'>().notNull().default('payment'),
  confirmations: integer('confirmations').notNull().default(0),
  needed: integer('needed').notNull().default(0),
  /** The price holds until then. */
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  link: text('link').notNull(),
  /** As ordered: the purchase itself says what came. */
  askedCents: integer('asked_cents').notNull(),
  receivedCents: integer('received_cents'),
});
