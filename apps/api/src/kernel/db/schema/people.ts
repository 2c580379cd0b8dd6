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
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';

/** Settings as the site sends them; the contract validates keys and values. */
export type StoredSettings = Record<string, unknown>;

/** Facts about a user that only a few screens read; all have defaults (spec 1 §3, "Current user"). */
export interface UserTraits {
  /** The region of `country`, the second part of ISO 3166-2. */
  state?: string;
  /** The account must verify its age wherever it is used. */
  ageVerificationRequired?: boolean;
  creditCardRequired?: boolean;
  postpayCreditCents?: number;
  /** A post-pay charge was declined: no credit until it is paid. */
  postpayPaused?: boolean;
  /** The platform's limit on the user's spending per day, in tokens. */
  dailyLimitTokens?: number;
  isStudioOwner?: boolean;
  /** When the user last chose another username. */
  usernameChangedAt?: string;
  /** The site, and the campaign that referred the account. */
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
    /** Name of the uploaded picture in `user_avatar`, or null. */
    avatar: text('avatar'),
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
    // For search: names with typing errors, and parts of names.
    index('user_username_trigrams')
      .using('gin', sql`${table.username} gin_trgm_ops`)
      .where(sql`type = 'model'`),
    index('user_display_name_trigrams')
      .using('gin', sql`${table.displayName} gin_trgm_ops`)
      .where(sql`type = 'model'`),
    index('user_roles_index').using('gin', table.roles).where(sql`type = 'model'`),
    check('user_username_lower', sql`${table.username} = lower(${table.username})`),
  ],
);

/** The uploaded picture of a user, redrawn by the platform. */
export const userAvatar = pgTable('user_avatar', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  /** Not guessable and new with each picture, so that caches may keep it. */
  name: text('name').notNull().unique(),
  data: bytea('data').notNull(),
});

/** Usernames that an account has had: no one else gets them, so that no one can pose as another person. */
export const formerUsername = pgTable(
  'former_username',
  {
    username: text('username').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
  },
  (table) => [index('former_username_user_index').on(table.userId)],
);

/** A logged-in browser. Only a hash of the cookie's token is stored; guests' cookies are signed and need no row. */
export const session = pgTable(
  'session',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** Names the session to its owner, who never learns the hashes. */
    id: uuid('id').notNull().unique().defaultRandom(),
    userId: integer('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** The browser's `User-Agent` and country at the login. */
    userAgent: text('user_agent').notNull().default(''),
    country: text('country'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** To the nearest minutes: not every request writes. */
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('session_user_index').on(table.userId),
    index('session_expires_index').on(table.expiresAt),
  ],
);

/** A link that sets a new password, stored as a hash. */
export const passwordReset = pgTable(
  'password_reset',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('password_reset_user_index').on(table.userId)],
);

/**
 * An age verification of an account or a guest. Of the person it stores nothing: only method, provider, result and time.
 * An account's approved row is its proof; a guest's proof is a signed cookie.
 */
export const ageCheck = pgTable(
  'age_check',
  {
    /** The reference that the provider gets. */
    id: text('id').primaryKey(),
    userId: integer('user_id').references(() => user.id, { onDelete: 'cascade' }),
    /** Hash of the guest's session token; null for accounts. */
    guestHash: text('guest_hash'),
    method: text('method').notNull(),
    provider: text('provider').notNull(),
    /** `started`, `pending`, `approved` or `declined`. */
    status: text('status').notNull().default('started'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    /** The end of an approved proof. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
  },
  (table) => [
    index('age_check_user_index').on(table.userId),
    index('age_check_guest_index').on(table.guestHash),
    check('age_check_one_owner', sql`(${table.userId} IS NULL) <> (${table.guestHash} IS NULL)`),
  ],
);

/** What somebody who wants to broadcast has stated, and what an operator decided. Identity papers are never stored. */
export const broadcasterApplication = pgTable('broadcaster_application', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  legalName: text('legal_name').notNull(),
  stageName: text('stage_name').notNull(),
  country: text('country').notNull(),
  /** `agreement`, `review`, `approved` or `rejected`. */
  state: text('state').notNull().default('agreement'),
  /** Version of the agreement that was in force and signed when it was sent. */
  agreementVersion: text('agreement_version'),
  rejectReason: text('reject_reason'),
  submittedAt: timestamp('submitted_at', { withTimezone: true }),
  decidedAt: timestamp('decided_at', { withTimezone: true }),
});

/** Facts about the database itself, for example which seed it contains. */
export const meta = pgTable('meta', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});
