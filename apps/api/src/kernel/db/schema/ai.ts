import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { user } from './people.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** One request to an AI companion, and its answer (spec 3 §7). */
export const aiExchange = pgTable(
  'ai_exchange',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => user.id),
    companion: text('companion').notNull(),
    /** `chat` or `image`. */
    kind: text('kind').notNull(),
    /** `waiting`, `delivered`, `failed`. */
    state: text('state').notNull().default('waiting'),
    message: text('message').notNull(),
    /** Grows while the provider writes. */
    answer: text('answer').notNull().default(''),
    /** A WEBP. */
    image: bytea('image'),
    /** Price in tokens, and the part that was credit. */
    price: integer('price').notNull(),
    credit: integer('credit').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** The user deleted the conversation: the texts are gone, the row still counts for the day. */
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('ai_exchange_user_index').on(table.userId, table.companion, table.id),
    index('ai_exchange_due_index').on(table.expiresAt).where(sql`state = 'waiting'`),
    // One request of a user at a time.
    uniqueIndex('ai_exchange_one_waiting').on(table.userId).where(sql`state = 'waiting'`),
    check('ai_exchange_price', sql`${table.price} > 0 AND ${table.credit} BETWEEN 0 AND ${table.price}`),
  ],
);
