import { boolean, date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { user } from './people.ts';

const person = (name: string) =>
  integer(name)
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });
const when = (name: string) => timestamp(name, { withTimezone: true });

/** A user's role in a broadcaster's room: banned, kicked, moderator, silenced (spec 3 §3). */
export const roomRole = pgTable(
  'room_role',
  {
    modelId: person('model_id'),
    userId: person('user_id'),
    role: text('role').notNull(),
    /** Who assigned the role. */
    byUserId: integer('by_user_id').references(() => user.id, { onDelete: 'set null' }),
    reason: text('reason').notNull().default(''),
    createdAt: when('created_at').notNull().defaultNow(),
    /** Null: until revoked. */
    expiresAt: when('expires_at'),
  },
  (table) => [
    primaryKey({ columns: [table.modelId, table.userId, table.role] }),
    index('room_role_user_index').on(table.userId),
  ],
);

export const follow = pgTable(
  'follow',
  {
    userId: person('user_id'),
    modelId: person('model_id'),
    /** Wants a notice whenever the broadcaster comes online. */
    notify: boolean('notify').notNull().default(false),
    /** Wants one notice when the closed room opens. */
    awaitsOpening: boolean('awaits_opening').notNull().default(false),
    notifiedAt: when('notified_at'),
    mailedAt: when('mailed_at'),
    createdAt: when('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.modelId] }),
    index('follow_model_index').on(table.modelId),
  ],
);

/** When a broadcaster was last notified of a new follower; kept after an unfollow, so that repeating it is not news. */
export const followerNotice = pgTable(
  'follower_notice',
  { userId: person('user_id'), modelId: person('model_id'), at: when('at').notNull() },
  (table) => [
    primaryKey({ columns: [table.userId, table.modelId] }),
    index('follower_notice_model_index').on(table.modelId),
  ],
);

/** A room that has opened, until its followers are notified. */
export const roomOpening = pgTable('room_opening', {
  modelId: person('model_id').primaryKey(),
  /** The broadcaster came online; false: a show has ended. */
  isLive: boolean('is_live').notNull(),
  at: when('at').notNull(),
});

/** One rating per viewer, broadcaster and day (UTC): RATE_UP, RATE_DOWN or RATE_NO. */
export const rating = pgTable(
  'rating',
  {
    userId: person('user_id'),
    modelId: person('model_id'),
    day: date('day').notNull(),
    value: text('value').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.modelId, table.day] }),
    index('rating_day_index').on(table.day),
    index('rating_model_index').on(table.modelId),
  ],
);

/** A user's private note about another user. */
export const note = pgTable(
  'note',
  { userId: person('user_id'), aboutId: person('about_id'), text: text('text').notNull() },
  (table) => [
    primaryKey({ columns: [table.userId, table.aboutId] }),
    index('note_about_index').on(table.aboutId),
  ],
);

/** Rooms that a user has visited. */
export const roomView = pgTable(
  'room_view',
  { userId: person('user_id'), modelId: person('model_id'), at: when('at').notNull().defaultNow() },
  (table) => [
    primaryKey({ columns: [table.userId, table.modelId] }),
    index('room_view_at_index').on(table.userId, table.at),
    index('room_view_model_index').on(table.modelId),
  ],
);
