import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { purchase, savedCard } from './billing.ts';
import { user } from './people.ts';

/** A paid monthly membership (spec 1 §2). The renewal job renews or deletes expired rows. */
export const membershipTerm = pgTable(
  'membership_term',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** premium, vip, super_vip. */
    level: text('level').notNull(),
    productId: text('product_id').notNull(),
    /** Monthly price in cents, as the member accepted it. */
    amountCents: integer('amount_cents').notNull(),
    since: timestamp('since', { withTimezone: true }).notNull(),
    paidUntil: timestamp('paid_until', { withTimezone: true }).notNull(),
    isEnding: boolean('is_ending').notNull().default(false),
    /** The card that pays renewals. Removing the card ends renewals. */
    cardId: text('card_id').references(() => savedCard.id, { onDelete: 'set null' }),
    /** The charge of the next month once it has started; retries use the same charge. */
    renewalId: text('renewal_id').references(() => purchase.id),
    /** The level before the paid membership, restored when it ends. */
    before: text('before'),
  },
  (table) => [
    index('membership_term_due_index').on(table.paidUntil),
    index('membership_term_card_index').on(table.cardId),
  ],
);

/** Payment instructions and progress of an asynchronous payment (crypto or voucher). */
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
  /** The quoted price is valid until then. */
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  link: text('link').notNull(),
  /** The amount ordered; the purchase holds the amount received. */
  askedCents: integer('asked_cents').notNull(),
  receivedCents: integer('received_cents'),
});
