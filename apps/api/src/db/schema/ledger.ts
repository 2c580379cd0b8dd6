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
 * A purse of whole tokens. `balance` is the sum of the account's postings, kept here so that a debit
 * can be refused in the statement that makes it.
 */
export const account = pgTable(
  'account',
  {
    /** `user:12`, `model:12`, `revenue:12`, `biller:sandbox`, `promo`. */
    id: text('id').primaryKey(),
    balance: bigint('balance', { mode: 'number' }).notNull().default(sql`0`),
    /** Lowest balance allowed; null for the accounts that tokens come from. */
    floor: bigint('floor', { mode: 'number' }),
  },
  (table) => [
    check('account_floor', sql`${table.floor} IS NULL OR ${table.balance} >= ${table.floor}`),
    // A debt is paid back, never more.
    check('account_owed', sql`${table.id} NOT LIKE 'owed:%' OR ${table.balance} <= 0`),
    check('account_safe', sql`${table.balance} BETWEEN -9007199254740991 AND 9007199254740991`),
  ],
);

/** One thing that happened to money. Never changed, never removed (triggers refuse it). */
export const journalEntry = pgTable('journal_entry', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  kind: text('kind').notNull(),
  /** What the entry belongs to, for readers of the books; no logic hangs on it. */
  memo: jsonb('memo').$type<Record<string, unknown>>().notNull().default({}),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/**
 * One side of an entry. The function `ledger_post` alone adds them (a trigger refuses all else): at once, with their sum
 * zero, to an entry and accounts that are there, which other triggers keep. That costs less than a foreign key for each.
 */
export const posting = pgTable(
  'posting',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    entryId: bigint('entry_id', { mode: 'number' }).notNull(),
    accountId: text('account_id').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
  },
  (table) => [
    index('posting_entry_index').on(table.entryId),
    index('posting_account_index').on(table.accountId, table.id),
    check('posting_not_zero', sql`${table.amount} <> 0`),
  ],
);

/** The answer that belongs to a client-made key, stored in the transaction of its effect. */
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
