import type { PayoutState } from '@footlight/contract';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { user } from './people.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A broadcaster's request for a payout. Its tokens are in the account `payout:{id}` until it is paid or rejected. */
export const payout = pgTable(
  'payout',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => user.id),
    tokens: integer('tokens').notNull(),
    /** The way to pay and the account, in the broadcaster's words. */
    destination: text('destination').notNull(),
    state: text('state').$type<PayoutState>().notNull().default('requested'),
    requestedAt: moment('requested_at').notNull(),
    decidedAt: moment('decided_at'),
    paidAt: moment('paid_at'),
    /** Why it was rejected. */
    reason: text('reason'),
    /** The reference of the payment. */
    reference: text('reference'),
  },
  (table) => [
    index('payout_user_index').on(table.userId, table.id),
    index('payout_state_index').on(table.state, table.id),
    check('payout_positive', sql`${table.tokens} > 0`),
    check('payout_state_known', sql`${table.state} IN ('requested', 'approved', 'rejected', 'paid')`),
    check('payout_rejected_why', sql`(${table.state} = 'rejected') = (${table.reason} IS NOT NULL)`),
    check('payout_paid_how', sql`(${table.state} = 'paid') = (${table.reference} IS NOT NULL)`),
  ],
);
