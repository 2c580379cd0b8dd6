import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { user } from './people.ts';
import { media } from './rooms.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What a viewer ordered of a broadcaster by hand: custom media, or a Snapchat (spec 2 §3). */
export const handOrder = pgTable(
  'hand_order',
  {
    id: serial('id').primaryKey(),
    /** `custom_media`, `snapchat`. */
    kind: text('kind').notNull(),
    /** `waiting`, `accepted`, `declined`, `withdrawn`, `expired`. */
    state: text('state').notNull().default('waiting'),
    // Nobody goes while an account of the books is theirs.
    userId: integer('user_id')
      .notNull()
      .references(() => user.id),
    modelId: integer('model_id')
      .notNull()
      .references(() => user.id),
    /** The wish, or the viewer's handle. */
    text: text('text').notNull(),
    /** Whole tokens, and how many of them were credit. */
    price: integer('price').notNull(),
    credit: integer('credit').notNull(),
    /** What was agreed to when a Snapchat was ordered: whose, and for how long. */
    handle: text('handle'),
    duration: text('duration'),
    /** What was handed over; the item may go later. */
    mediaId: integer('media_id').references(() => media.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    decidedAt: moment('decided_at'),
    /** End of a bought Snapchat; null for one without end. */
    until: moment('until'),
  },
  (table) => [
    index('hand_order_user_index').on(table.userId, table.id),
    index('hand_order_model_index').on(table.modelId, table.id),
    index('hand_order_due_index').on(table.expiresAt).where(sql`state = 'waiting'`),
    // What two calls at once must not both do, the database refuses.
    uniqueIndex('hand_order_one_snapchat')
      .on(table.userId, table.modelId)
      .where(sql`kind = 'snapchat' AND state = 'waiting'`),
    check('hand_order_price', sql`${table.price} > 0 AND ${table.credit} BETWEEN 0 AND ${table.price}`),
    check('hand_order_decided', sql`(${table.state} = 'waiting') = (${table.decidedAt} IS NULL)`),
  ],
);
