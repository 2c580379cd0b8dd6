import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { user } from './people.ts';
import { media } from './rooms.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A custom order: custom media, a Snapchat or a rating (spec 2 §3). */
export const handOrder = pgTable(
  'hand_order',
  {
    id: serial('id').primaryKey(),
    /** `custom_media`, `snapchat`, `dickrating`. */
    kind: text('kind').notNull(),
    /** `waiting`, `accepted`, `declined`, `withdrawn`, `expired`. */
    state: text('state').notNull().default('waiting'),
    // Users with ledger accounts are never deleted.
    userId: integer('user_id')
      .notNull()
      .references(() => user.id),
    modelId: integer('model_id')
      .notNull()
      .references(() => user.id),
    /** The viewer's request, their handle, or a message to a rating. */
    text: text('text').notNull(),
    /** Price in tokens, and the part that was credit. */
    price: integer('price').notNull(),
    credit: integer('credit').notNull(),
    /** Terms of a Snapchat order: the broadcaster's handle and the duration. */
    handle: text('handle'),
    duration: text('duration'),
    /** A rating in words. */
    answer: text('answer'),
    /** The delivered media item; it may be deleted later. */
    mediaId: integer('media_id').references(() => media.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    decidedAt: moment('decided_at'),
    /** End of a purchased Snapchat subscription; null if it does not end. */
    until: moment('until'),
  },
  (table) => [
    index('hand_order_user_index').on(table.userId, table.id),
    index('hand_order_model_index').on(table.modelId, table.id),
    index('hand_order_media_index').on(table.mediaId),
    index('hand_order_due_index').on(table.expiresAt).where(sql`state = 'waiting'`),
    // Unique indexes reject what two concurrent calls must not both do.
    uniqueIndex('hand_order_one_snapchat')
      .on(table.userId, table.modelId)
      .where(sql`kind = 'snapchat' AND state = 'waiting'`),
    check('hand_order_price', sql`${table.price} > 0 AND ${table.credit} BETWEEN 0 AND ${table.price}`),
    check('hand_order_decided', sql`(${table.state} = 'waiting') = (${table.decidedAt} IS NULL)`),
  ],
);

/** A picture that a viewer uploaded to be rated, redrawn by the platform. */
export const orderPicture = pgTable(
  'order_picture',
  {
    /** Not guessable and new with each picture. */
    name: text('name').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** Null until an order sends it. */
    orderId: integer('order_id')
      .unique()
      .references(() => handOrder.id, { onDelete: 'cascade' }),
    /** A WEBP. */
    data: bytea('data').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    // One unsent picture of a user at a time.
    uniqueIndex('order_picture_one_unsent').on(table.userId).where(sql`order_id IS NULL`),
    index('order_picture_user_index').on(table.userId),
  ],
);
