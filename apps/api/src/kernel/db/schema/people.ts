import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/** Settings as the site sends them; the contract validates keys and values. */
export type StoredSettings = Record<string, unknown>;

/** Facts about a user that only a few screens read; all have defaults (spec 1 §3, "Current user"). */
export interface UserTraits {
  state?: string;
  ageVerificationRequired?: boolean;
  ageVerificationMethods?: string[];
  creditCardRequired?: boolean;
  postpayCreditCents?: number;
  /** A post-pay charge was declined: no credit until it is paid. */
  postpayPaused?: boolean;
  /** The platform's limit on the user's spending per day, in tokens. */
  dailyLimitTokens?: number;
  isStudioOwner?: boolean;
  /** Site and affiliate that referred the account. */
  attribution?: Record<string, string>;
  /** The account was removed; buyers keep the media they bought from it. */
  isRemoved?: boolean;
  isAdmin?: boolean;
  isSuperAdmin?: boolean;
}

/** Viewers, models and staff. Guests have no row; they exist only in the session. */
export const user = pgTable(
  'user',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 100_000 }),
    username: text('username').notNull(),
    displayName: text('display_name').notNull(),
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    gender: text('gender').notNull(),
    /** `viewer`, `model` or `studio`. */
    type: text('type').notNull().default('viewer'),
    /** `premium`, `vip`, `super_vip` or null. */
    membership: text('membership'),
    roles: jsonb('roles').$type<string[]>().notNull().default([]),
    /** ISO 3166-1 alpha-2, or null if unknown. */
    country: text('country'),
    language: text('language').notNull().default('en'),
    emailConfirmed: boolean('email_confirmed').notNull().default(false),
    identityConfirmed: boolean('identity_confirmed').notNull().default(false),
    complianceStatus: text('compliance_status').notNull().default('approved'),
    suspendedUntil: timestamp('suspended_until', { withTimezone: true }),
    birthDate: date('birth_date'),
    settings: jsonb('settings').$type<StoredSettings>().notNull().default({}),
    traits: jsonb('traits').$type<UserTraits>().notNull().default({}),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('user_username_unique').on(table.username),
    uniqueIndex('user_email_unique').on(sql`lower(${table.email})`),
    check('user_username_lower', sql`${table.username} = lower(${table.username})`),
  ],
);

/** A logged-in browser. Only a hash of the cookie's token is stored; guests' cookies are signed and need no row. */
export const session = pgTable(
  'session',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('session_user_index').on(table.userId),
    index('session_expires_index').on(table.expiresAt),
  ],
);

/** Facts about the database itself, for example which seed it contains. */
export const meta = pgTable('meta', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});
