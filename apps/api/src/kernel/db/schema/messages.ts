import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { user } from './people.ts';

const person = (name: string) =>
  integer(name)
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });
const when = (name: string) => timestamp(name, { withTimezone: true });

/**
 * A friendship or friend request: one row per pair, lower id first, so that two simultaneous requests make one
 * friendship.
 */
export const friendship = pgTable(
  'friendship',
  {
    lowId: person('low_id'),
    highId: person('high_id'),
    requestedBy: person('requested_by'),
    createdAt: when('created_at').notNull().defaultNow(),
    /** Null while the request is open. */
    confirmedAt: when('confirmed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.lowId, table.highId] }),
    index('friendship_high_index').on(table.highId),
    check('friendship_order', sql`${table.lowId} < ${table.highId}`),
  ],
);

/** A conversation of two users. Sending locks its row, so that message numbers follow the order of commits. */
export const messageThread = pgTable(
  'message_thread',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    lowId: person('low_id'),
    highId: person('high_id'),
    /** Time of the last message. */
    at: when('at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('message_thread_pair').on(table.lowId, table.highId),
    index('message_thread_high').on(table.highId),
    check('message_thread_order', sql`${table.lowId} < ${table.highId}`),
  ],
);

/** One user's state of a conversation. */
export const messageSide = pgTable(
  'message_side',
  {
    threadId: integer('thread_id')
      .notNull()
      .references(() => messageThread.id, { onDelete: 'cascade' }),
    userId: person('user_id'),
    readUpTo: bigint('read_up_to', { mode: 'number' }).notNull().default(0),
    isOpen: boolean('is_open').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.threadId, table.userId] }),
    index('message_side_user_index').on(table.userId, table.isOpen),
  ],
);

/** A private message. A deleted message keeps its row without text, so that a late retry does not send it again. */
export const message = pgTable(
  'message',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    threadId: integer('thread_id')
      .notNull()
      .references(() => messageThread.id, { onDelete: 'cascade' }),
    senderId: person('sender_id'),
    clientId: text('client_id').notNull(),
    body: text('body').notNull(),
    createdAt: when('created_at').notNull().defaultNow(),
    deletedAt: when('deleted_at'),
  },
  (table) => [
    uniqueIndex('message_client_unique').on(table.senderId, table.clientId),
    index('message_thread_index').on(table.threadId, table.id),
  ],
);
