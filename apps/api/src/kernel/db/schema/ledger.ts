import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

/**
 * An account of whole tokens. `balance` is the sum of its postings, stored so that one statement can debit and check
 * it.
 */
export const account = pgTable(
  'account',
  {
    /** `user:12`, `model:12`, `revenue:12`, `biller:sandbox`, `promo`. */
    id: text('id').primaryKey(),
    balance: bigint('balance', { mode: 'number' }).notNull().default(sql`0`),
    /**
     * The part of the balance that nobody paid for: sum of `posting.gifted`. Gifts can be spent and are never paid out.
     * Sources and debts keep only the sum.
     */
    gifted: bigint('gifted', { mode: 'number' }).notNull().default(sql`0`),
    /** Lowest balance allowed; null for accounts that tokens come from. */
    floor: bigint('floor', { mode: 'number' }),
  },
  (table) => [
    check('account_floor', sql`${table.floor} IS NULL OR ${table.balance} >= ${table.floor}`),
    check(
      'account_gifted',
      sql`split_part(${table.id}, ':', 1) IN ('promo', 'biller', 'owed', 'credit') OR ${table.gifted} BETWEEN 0 AND ${table.balance}`,
    ),
    // Nobody repays more than they owe.
    check('account_owed', sql`${table.id} NOT LIKE 'owed:%' OR ${table.balance} <= 0`),
    check('account_safe', sql`${table.balance} BETWEEN -9007199254740991 AND 9007199254740991`),
  ],
);

/** One entry of the journal. Triggers reject changes and deletions. */
export const journalEntry = pgTable('journal_entry', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  kind: text('kind').notNull(),
  /** Context for readers of the ledger; no logic depends on it. */
  memo: jsonb('memo').$type<Record<string, unknown>>().notNull().default({}),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/**
 * One side of an entry. Only the function `ledger_post` writes them, balanced, to existing entries and accounts.
 * Triggers enforce this, which costs less than foreign keys.
 */
export const posting = pgTable(
  'posting',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    entryId: bigint('entry_id', { mode: 'number' }).notNull(),
    accountId: text('account_id').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** The gifts among the moved tokens, with the same sign; they sum to zero in an entry. */
    gifted: bigint('gifted', { mode: 'number' }).notNull().default(sql`0`),
  },
  (table) => [
    index('posting_entry_index').on(table.entryId),
    index('posting_account_index').on(table.accountId, table.id),
    check('posting_not_zero', sql`${table.amount} <> 0`),
  ],
);

/** The stored answer for a client's idempotency key, written in the transaction of its effect. */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    userId: integer('user_id').notNull(),
    operation: text('operation').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    answer: jsonb('answer').$type<unknown>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.operation, table.key] }),
    index('idempotency_created_index').on(table.createdAt),
  ],
);
