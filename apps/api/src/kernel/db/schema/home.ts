import { integer, jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { user } from './people.ts';

/** The sections of a user's custom home page, in their order (spec 2 §2). */
export const homeLayout = pgTable('home_layout', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  /** As the contract's `HomeSectionList`. */
  sections: jsonb('sections').$type<unknown>().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});
