import type { WheelName, WheelPrize } from '@footlight/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { user } from './people.ts';

const id = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull().defaultNow();
const userId = () =>
  integer('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });

/** An email confirmation link, stored as a hash. */
export const emailConfirmation = pgTable(
  'email_confirmation',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: userId(),
    /** The address that the mail went to; the link confirms only this one. */
    email: text('email').notNull(),
    /** The link also makes this address the account’s. */
    isChange: boolean('is_change').notNull().default(false),
    createdAt: createdAt(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('email_confirmation_user_index').on(table.userId)],
);

/** Free tokens: one grant per account and per mailbox. The tokens wait in `gift:{user}`. */
export const freeTokenGrant = pgTable('free_token_grant', {
  /** SHA-256 of the mailbox, so that the table holds no addresses. */
  mailboxHash: text('mailbox_hash').primaryKey(),
  userId: userId().unique(),
  tokens: integer('tokens').notNull(),
  createdAt: createdAt(),
});

export const promoCode = pgTable(
  'promo_code',
  {
    id: id(),
    /** The site that issued the code. */
    sitecode: text('sitecode').notNull(),
    code: text('code').notNull(),
    tokens: integer('tokens').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    maxUses: integer('max_uses').notNull(),
    maxPerAccount: integer('max_per_account').notNull().default(1),
    uses: integer('uses').notNull().default(0),
    createdBy: integer('created_by'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('promo_code_unique').on(table.sitecode, table.code),
    check('promo_code_upper', sql`${table.code} = upper(${table.code})`),
    check('promo_code_uses', sql`${table.uses} BETWEEN 0 AND ${table.maxUses}`),
    check('promo_code_tokens', sql`${table.tokens} > 0`),
  ],
);

/** One redemption of a code; `nth` counts per account. */
export const promoRedemption = pgTable(
  'promo_redemption',
  {
    codeId: bigint('code_id', { mode: 'number' })
      .notNull()
      .references(() => promoCode.id),
    userId: userId(),
    nth: integer('nth').notNull(),
    entryId: bigint('entry_id', { mode: 'number' }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.codeId, table.userId, table.nth] })],
);

/** The secret for an account's next wheel spin. Concurrent spins of one account wait for this row. */
export const wheelSeed = pgTable(
  'wheel_seed',
  {
    userId: userId(),
    wheel: text('wheel').$type<WheelName>().notNull(),
    seed: text('seed').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.wheel] })],
);

/** One spin and its result. A won bonus stays here until a purchase uses it. */
export const wheelSpin = pgTable(
  'wheel_spin',
  {
    id: id(),
    userId: userId(),
    wheel: text('wheel').$type<WheelName>().notNull(),
    /** The client's idempotency key: its part of the draw. */
    key: text('key').notNull(),
    seed: text('seed').notNull(),
    prize: integer('prize').notNull(),
    won: jsonb('won').$type<WheelPrize>().notNull(),
    /** The purchase that earned the spin: one per purchase. */
    purchaseId: text('purchase_id'),
    /** The purchase was reversed, and the prize taken back. */
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
    /** Day of a free spin: one per day. */
    day: date('day'),
    entryId: bigint('entry_id', { mode: 'number' }),
    /** When a won bonus expires, and the purchase that used it. */
    bonusUntil: timestamp('bonus_until', { withTimezone: true }),
    bonusPurchase: text('bonus_purchase'),
    createdAt: createdAt(),
  },
  (table) => [
    index('wheel_spin_user_index').on(table.userId, table.wheel),
    uniqueIndex('wheel_spin_purchase_unique').on(table.purchaseId),
    uniqueIndex('wheel_spin_day_unique').on(table.userId, table.day),
    uniqueIndex('wheel_spin_bonus_purchase_unique').on(table.bonusPurchase),
  ],
);
