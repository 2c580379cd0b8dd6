import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { user } from './people.ts';

/** Who is in whose fan club (spec 1 §6). A row whose time is over is renewed, or goes. */
export const fanclubMembership = pgTable(
  'fanclub_membership',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    modelId: integer('model_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** supporter, insider, legend. */
    level: text('level').notNull(),
    /** Tokens paid for the running period. */
    paid: integer('paid').notNull(),
    paidFrom: timestamp('paid_from', { withTimezone: true }).notNull(),
    paidUntil: timestamp('paid_until', { withTimezone: true }).notNull(),
    isEnding: boolean('is_ending').notNull().default(false),
    /** From the next period on; null: the same level. */
    nextLevel: text('next_level'),
    /** Tokens of the next period, as the member agreed to. */
    nextPrice: integer('next_price').notNull(),
    since: timestamp('since', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.modelId] }),
    index('fanclub_membership_model_index').on(table.modelId, table.paidUntil),
    index('fanclub_membership_due_index').on(table.paidUntil),
  ],
);
