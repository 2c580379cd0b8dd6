import type { AutoReUp, LimitState } from '@footlight/contract';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { user } from './people.ts';

/** What an account has set about its own spending. Who has set nothing has no row. */
export const spendingTerms = pgTable('spending_terms', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  limits: jsonb('limits').$type<LimitState>().notNull(),
  reUp: jsonb('re_up').$type<AutoReUp>().notNull(),
});

/** One spend as limits count it, in the transaction of its entry. What is given back counts against it. */
export const spend = pgTable(
  'spend',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** Kind of the journal entry. */
    kind: text('kind').notNull(),
    /** Whole tokens; negative is given back. */
    amount: integer('amount').notNull(),
    /** How many of them were credit. */
    credit: integer('credit').notNull().default(0),
    /** By the clock that limits are counted by. */
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('spend_user_index').on(table.userId, table.at),
    check('spend_not_zero', sql`${table.amount} <> 0`),
  ],
);
