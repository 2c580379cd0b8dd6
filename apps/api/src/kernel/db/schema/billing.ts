import type { PurchaseNotice, TipOrigin } from '@footlight/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { user } from './people.ts';

/** What can be bought (spec 1 §3, "Billing product"). */
export const product = pgTable('product', {
  internalId: text('internal_id').primaryKey(),
  tokens: integer('tokens').notNull(),
  amountCents: integer('amount_cents').notNull(),
  /** Discount in per cent off the list price (10 tokens per dollar). */
  discount: integer('discount').notNull().default(0),
  membership: text('membership'),
  /** `credit`, `paypal`, `crypto` or `voucher`. */
  groupName: text('group_name').notNull(),
  isOneclick: boolean('is_oneclick').notNull().default(false),
  isPromo: boolean('is_promo').notNull().default(false),
  position: integer('position').notNull(),
});

/** `returning`: paid above the buyer's own daily limit; no tokens move, and the biller is asked to refund. */
export const PURCHASE_STATES = [
  'created',
  'settled',
  'declined',
  'returning',
  'refunded',
  'charged_back',
] as const;
/** Charges that the platform starts: auto re-up and post-pay. */
export const REFILL_PURPOSES = ['re_up', 'postpay'] as const;
/** Purchases that the buyer starts. `card_check` verifies a card: it costs nothing and brings no tokens. */
export const PURCHASE_PURPOSES = ['purchase', 'card_check', ...REFILL_PURPOSES] as const;
export type PurchasePurpose = (typeof PURCHASE_PURPOSES)[number];
export type PurchaseState = (typeof PURCHASE_STATES)[number];

/** What a reversal took back. */
export interface Reversed {
  /** The whole payment, or the disputed part. */
  cents: number;
  /** Bought tokens. */
  tokens: number;
  /** The bonus and the wheel prize that came with the purchase. */
  gifts: number;
}

/** A checkout. The viewer creates it; only the biller's signed callback decides it. */
export const purchase = pgTable(
  'purchase',
  {
    id: text('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => user.id),
    productId: text('product_id').notNull(),
    biller: text('biller').notNull(),
    state: text('state').$type<PurchaseState>().notNull().default('created'),
    tokens: integer('tokens').notNull(),
    amountCents: integer('amount_cents').notNull(),
    membership: text('membership'),
    returnUrl: text('return_url').notNull(),
    /** The biller's id of the checkout, if it can close one. */
    checkoutId: text('checkout_id'),
    /** The site, and the campaign that referred the buyer. */
    attribution: jsonb('attribution').$type<Record<string, string>>().notNull().default({}),
    /** A keyed hash of the buyer's device, for the review of fraud; deleted after a time. */
    deviceHash: text('device_hash'),
    declineCode: text('decline_code'),
    /** The biller's payment id: makes repeated callbacks of one payment book it once. */
    transactionId: text('transaction_id'),
    entryId: bigint('entry_id', { mode: 'number' }),
    /** The saved card that was charged; null for a checkout. */
    cardId: text('card_id'),
    /** When the biller was asked to charge the card, if it charges with every call. */
    chargeSentAt: timestamp('charge_sent_at', { withTimezone: true }),
    purpose: text('purpose').$type<PurchasePurpose>().notNull().default('purchase'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    /** When a checkout can no longer be paid; null for charges of saved cards. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    /** Why the settlement differs from the order. */
    notice: text('notice').$type<PurchaseNotice>(),
    /** When the payment was refunded or charged back, and what that took back. */
    reversedAt: timestamp('reversed_at', { withTimezone: true }),
    reversed: jsonb('reversed').$type<Reversed>(),
    /** When the payer's bank returned a charged back payment. */
    reinstatedAt: timestamp('reinstated_at', { withTimezone: true }),
  },
  (table) => [
    index('purchase_user_index').on(table.userId, table.createdAt),
    index('purchase_open_index').on(table.biller, table.createdAt).where(sql`${table.state} = 'created'`),
    index('purchase_decided_index').on(table.biller, table.decidedAt),
    index('purchase_device_index').on(table.deviceHash).where(sql`${table.deviceHash} IS NOT NULL`),
    uniqueIndex('purchase_transaction_unique').on(table.biller, table.transactionId),
    // An account has at most one open automatic charge.
    uniqueIndex('purchase_refill_open')
      .on(table.userId)
      .where(sql`${table.purpose} IN ('re_up', 'postpay') AND ${table.state} = 'created'`),
    check('purchase_purpose_known', sql`${table.purpose} IN ('purchase', 'card_check', 're_up', 'postpay')`),
    check(
      'purchase_card_check_free',
      sql`${table.purpose} <> 'card_check' OR (${table.amountCents} = 0 AND ${table.tokens} = 0)`,
    ),
    check(
      'purchase_state_known',
      sql`${table.state} IN ('created', 'settled', 'declined', 'returning', 'refunded', 'charged_back')`,
    ),
    check(
      'purchase_settled_has_entry',
      sql`${table.state} IN ('created', 'declined') OR ${table.transactionId} IS NOT NULL`,
    ),
  ],
);

/** The device with which an account last saw the products, if its owner consented. Lives for a day. */
export const deviceFingerprint = pgTable(
  'device_fingerprint',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** Keyed, so that nobody can compare it with fingerprints from elsewhere. */
    hash: text('hash').notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('device_fingerprint_seen_index').on(table.seenAt)],
);

/** A saved card. Nobody can charge it without the biller's own key. */
export const savedCard = pgTable(
  'saved_card',
  {
    id: text('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    biller: text('biller').notNull(),
    token: text('token').notNull(),
    brand: text('brand').notNull(),
    lastFour: text('last_four').notNull(),
    /** `MM/YY`. */
    expires: text('expires').notNull(),
    /** Its owner verified this card. */
    isVerified: boolean('is_verified').notNull().default(false),
    /** When its owner last used it in a checkout. */
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('saved_card_token_unique').on(table.userId, table.biller, table.token)],
);

/** A tip as the room shows it; its tokens are in the journal entry. */
export const tip = pgTable(
  'tip',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    entryId: bigint('entry_id', { mode: 'number' }).notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => user.id),
    modelId: integer('model_id')
      .notNull()
      .references(() => user.id),
    amount: integer('amount').notNull(),
    comment: text('comment').notNull().default(''),
    type: text('type').$type<TipOrigin['type']>().notNull().default('public'),
    /** What caused it: the tip panel, or an app of the room. */
    sourceId: text('source_id').notNull().default(''),
    appData: jsonb('app_data').$type<NonNullable<TipOrigin['app_data']>>().notNull().default({}),
    vr: boolean('vr').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('tip_entry_unique').on(table.entryId),
    index('tip_model_index').on(table.modelId, table.createdAt),
    index('tip_user_index').on(table.userId, table.createdAt),
    index('tip_created_index').on(table.createdAt),
    check('tip_positive', sql`${table.amount} > 0`),
  ],
);

/** Reports from browsers (POST /log/…), kept for a short time and read by operators. */
export const clientLog = pgTable(
  'client_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    /** A code that a user can quote to support (spec 2 §7, react-error). */
    code: text('code').notNull(),
    userId: integer('user_id'),
    body: jsonb('body').$type<Record<string, unknown>>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('client_log_created_index').on(table.createdAt)],
);
