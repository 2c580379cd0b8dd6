import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { user } from './people.ts';

const when = (name: string) => timestamp(name, { withTimezone: true });
const owner = () =>
  integer('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });

/** An authenticator app. Without `confirmedAt` it is being set up, and no login asks for it. */
export const twoFactor = pgTable('two_factor', {
  userId: owner().primaryKey(),
  /** The shared secret, sealed with the platform's secret. */
  secret: text('secret').notNull(),
  confirmedAt: when('confirmed_at'),
  /** The 30-second step of the last code: codes of this step and before are used up. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
});

/** Unused recovery codes, as keyed hashes. */
export const recoveryCode = pgTable(
  'recovery_code',
  { userId: owner(), hash: text('hash').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
);

/** A passkey. It belongs to the domain where it was made (`rpId`). */
export const passkey = pgTable(
  'passkey',
  {
    /** The credential's id, in base64url. */
    id: text('id').primaryKey(),
    userId: owner(),
    rpId: text('rp_id').notNull(),
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<string[]>().notNull(),
    /** The owner's name for it. */
    name: text('name').notNull(),
    createdAt: when('created_at').notNull().defaultNow(),
    usedAt: when('used_at'),
  },
  (table) => [index('passkey_user_index').on(table.userId)],
);

/** A challenge that a passkey signs, once. */
export const passkeyChallenge = pgTable(
  'passkey_challenge',
  {
    challenge: text('challenge').primaryKey(),
    /** Who adds a passkey; null: somebody logs in. */
    userId: integer('user_id').references(() => user.id, { onDelete: 'cascade' }),
    expiresAt: when('expires_at').notNull(),
  },
  (table) => [
    index('passkey_challenge_user_index').on(table.userId),
    index('passkey_challenge_expires_index').on(table.expiresAt),
  ],
);

/** A login at an OpenID Connect provider that opens an account. */
export const identity = pgTable(
  'identity',
  {
    /** Names the identity to its owner. */
    id: uuid('id').primaryKey().defaultRandom(),
    issuer: text('issuer').notNull(),
    /** Number of the person at the issuer. */
    subject: text('subject').notNull(),
    userId: owner(),
    /** What the issuer sent at the first login; never used to find an account. */
    email: text('email'),
    createdAt: when('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('identity_subject_unique').on(table.issuer, table.subject),
    index('identity_user_index').on(table.userId),
  ],
);

/** A login at the provider that is under way in one browser. */
export const oauthLogin = pgTable(
  'oauth_login',
  {
    /** Hash of the `state`, and after the provider's answer of the ticket for the next step. */
    hash: text('hash').primaryKey(),
    /** Hash of the session token of the browser that started it. */
    sessionHash: text('session_hash').notNull(),
    /** Whose account gets connected; null: somebody logs in. */
    userId: integer('user_id').references(() => user.id, { onDelete: 'cascade' }),
    /** The nonce and the PKCE verifier, sealed; null after the provider's answer. */
    secrets: text('secrets'),
    /** Who the provider says it is; null before. */
    subject: text('subject'),
    email: text('email'),
    expiresAt: when('expires_at').notNull(),
  },
  (table) => [
    index('oauth_login_user_index').on(table.userId),
    index('oauth_login_expires_index').on(table.expiresAt),
  ],
);

/** Two accounts of one person, who changes between them without a login. */
export const accountLink = pgTable(
  'account_link',
  {
    lowId: integer('low_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    highId: integer('high_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    createdAt: when('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.lowId, table.highId] }),
    index('account_link_high_index').on(table.highId),
    check('account_link_order', sql`${table.lowId} < ${table.highId}`),
  ],
);

/** Names of deleted accounts, as keyed hashes: nobody takes a name over. */
export const retiredName = pgTable('retired_name', { hash: text('hash').primaryKey() });
