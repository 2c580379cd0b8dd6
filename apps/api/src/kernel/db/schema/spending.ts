import type { AutoReUp, LimitState } from '@footlight/contract';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { user } from './people.ts';

/** An account's own spending limits; accounts without limits have no row. */
export const spendingTerms = pgTable('spending_terms', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  limits: jsonb('limits').$type<LimitState>().notNull(),
  reUp: jsonb('re_up').$type<AutoReUp>().notNull(),
});

/** One spend that limits count, written in the transaction of its entry. Refunds are negative. */
export const spend = pgTable(
  'spend',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** Kind of the journal entry. */
    kind: text('kind').notNull(),
    /** Whole tokens; negative for refunds. */
    amount: integer('amount').notNull(),
    /** The part that was credit. */
    credit: integer('credit').notNull().default(0),
    /** Time by the clock that limits use. */
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('spend_user_index').on(table.userId, table.at),
    check('spend_not_zero', sql`${table.amount} <> 0`),
  ],
);
