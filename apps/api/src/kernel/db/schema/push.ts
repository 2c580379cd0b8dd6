import { bigint, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { session, user } from './people.ts';

const when = (name: string) => timestamp(name, { withTimezone: true });

/** A browser that gets push messages for the account that is logged in there. It ends with that session. */
export const pushSubscription = pgTable(
  'push_subscription',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Names the subscription to its browser. */
    playerId: uuid('player_id').notNull().unique().defaultRandom(),
    userId: integer('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    sessionHash: text('session_hash')
      .notNull()
      .references(() => session.tokenHash, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull().unique(),
    /** The browser's public key and the shared secret, in base64url. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** Key of the stored site where the browser subscribed; `*` is the default site. */
    host: text('host').notNull(),
    language: text('language').notNull(),
    /** Where the browser was when it last registered: ISO 3166-1 and the second part of ISO 3166-2. */
    country: text('country'),
    region: text('region'),
    createdAt: when('created_at').notNull().defaultNow(),
    seenAt: when('seen_at').notNull().defaultNow(),
  },
  (table) => [
    index('push_subscription_user_index').on(table.userId),
    index('push_subscription_session_index').on(table.sessionHash),
  ],
);

/** Push messages on their way. The sender takes rows by lease and writes their text when it sends them. */
export const pushOutbox = pgTable(
  'push_outbox',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    subscriptionId: bigint('subscription_id', { mode: 'number' })
      .notNull()
      .references(() => pushSubscription.id, { onDelete: 'cascade' }),
    /** The broadcaster who came online, and the opening of the room that the message is about. */
    modelId: integer('model_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    openedAt: when('opened_at').notNull(),
    createdAt: when('created_at').notNull().defaultNow(),
    /** A message that was not sent by then is no longer news. */
    expiresAt: when('expires_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAt: when('next_at').notNull(),
    /** A process is sending it. After this time it has died, and another may try. */
    leasedUntil: when('leased_until'),
    sentAt: when('sent_at'),
    /** It will not be tried again; `error` says why. */
    givenUpAt: when('given_up_at'),
    error: text('error'),
  },
  (table) => [
    unique('push_outbox_once').on(table.subscriptionId, table.modelId, table.openedAt),
    index('push_outbox_next_index').on(table.nextAt),
    index('push_outbox_created_index').on(table.createdAt),
    index('push_outbox_model_index').on(table.modelId),
  ],
);
