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
import { media } from './rooms.ts';

/** Fan club memberships (spec 1 §6). The renewal job renews or deletes expired rows. */
export const fanclubMembership = pgTable(
  'fanclub_membership',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    modelId: integer('model_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** supporter, insider, legend. */
    level: text('level').notNull(),
    /** Tokens paid for the current period. */
    paid: integer('paid').notNull(),
    paidFrom: timestamp('paid_from', { withTimezone: true }).notNull(),
    paidUntil: timestamp('paid_until', { withTimezone: true }).notNull(),
    isEnding: boolean('is_ending').notNull().default(false),
    /** Level from the next period on; null keeps the level. */
    nextLevel: text('next_level'),
    /** Price of the next period in tokens, as the member accepted it. */
    nextPrice: integer('next_price').notNull(),
    since: timestamp('since', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.modelId] }),
    index('fanclub_membership_model_index').on(table.modelId, table.paidUntil),
    index('fanclub_membership_due_index').on(table.paidUntil),
  ],
);

/** A fan club post. A deleted post keeps its row without text, so that a late retry does not post it again. */
export const fanclubPost = pgTable(
  'fanclub_post',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    modelId: integer('model_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    clientId: text('client_id').notNull(),
    /** The lowest level that may read it: supporter, insider, legend. */
    level: text('level').notNull(),
    body: text('body').notNull(),
    mediaId: integer('media_id').references(() => media.id, { onDelete: 'set null' }),
    /** Count of rows in `fanclub_post_like`; one transaction changes both and locks this row. */
    likes: integer('likes').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('fanclub_post_client_unique').on(table.modelId, table.clientId),
    index('fanclub_post_media_index').on(table.mediaId),
    index('fanclub_post_feed_index').on(table.modelId, table.id).where(sql`${table.deletedAt} IS NULL`),
    check('fanclub_post_likes', sql`${table.likes} >= 0`),
  ],
);

/** Likes of posts. */
export const fanclubPostLike = pgTable(
  'fanclub_post_like',
  {
    postId: bigint('post_id', { mode: 'number' })
      .notNull()
      .references(() => fanclubPost.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.userId] }),
    index('fanclub_post_like_user_index').on(table.userId),
  ],
);
