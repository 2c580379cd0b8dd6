import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { model } from './rooms.ts';

const room = () =>
  integer('model_id')
    .notNull()
    .references(() => model.userId, { onDelete: 'cascade' });

/**
 * What a broadcaster received on a day (UTC): tokens of tips and shows, number of tips, likes. A job counts it from the
 * tips, shows and ratings. Days older than the longest ranking are summed up in one row of the day 1970-01-01.
 */
export const broadcasterDay = pgTable(
  'broadcaster_day',
  {
    modelId: room(),
    day: date('day').notNull(),
    tokens: integer('tokens').notNull().default(0),
    tips: integer('tips').notNull().default(0),
    likes: integer('likes').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.modelId] }),
    index('broadcaster_day_model').on(table.modelId),
  ],
);

/** The sums by which the rankings are ordered, written by the same job. Broadcasters without any have no row. */
export const broadcasterScore = pgTable(
  'broadcaster_score',
  {
    modelId: room().primaryKey(),
    /** Tokens of 30 days. */
    tokens: integer('tokens').notNull(),
    tips7Days: integer('tips_7_days').notNull(),
    tips30Days: integer('tips_30_days').notNull(),
    tipsEver: integer('tips_ever').notNull(),
    likes30Days: integer('likes_30_days').notNull(),
    /** Likes of the calendar month. */
    likesOfMonth: integer('likes_of_month').notNull(),
    /** Tokens of versus contests that have ended. */
    versus7Days: integer('versus_7_days').notNull().default(0),
    versus30Days: integer('versus_30_days').notNull().default(0),
    versusEver: integer('versus_ever').notNull().default(0),
  },
  (table) => [
    index('broadcaster_score_tokens').on(table.tokens.desc(), table.modelId),
    index('broadcaster_score_tips_7_days').on(table.tips7Days.desc(), table.modelId),
    index('broadcaster_score_tips_30_days').on(table.tips30Days.desc(), table.modelId),
    index('broadcaster_score_tips_ever').on(table.tipsEver.desc(), table.modelId),
    index('broadcaster_score_likes_30_days').on(table.likes30Days.desc(), table.modelId),
    index('broadcaster_score_likes_of_month').on(table.likesOfMonth.desc(), table.modelId),
    index('broadcaster_score_versus_7_days').on(table.versus7Days.desc(), table.modelId),
    index('broadcaster_score_versus_30_days').on(table.versus30Days.desc(), table.modelId),
    index('broadcaster_score_versus_ever').on(table.versusEver.desc(), table.modelId),
  ],
);

/** Who had most likes in a past month. */
export const monthlyWinner = pgTable('monthly_winner', {
  /** Its first day. */
  month: date('month').primaryKey(),
  modelId: room(),
  likes: integer('likes').notNull(),
});

/** Clicks on a broadcaster's thumbnail by day and variant of the thumbnail test; nothing about who clicked. */
export const thumbnailClick = pgTable(
  'thumbnail_click',
  {
    modelId: room(),
    day: date('day').notNull(),
    /** `a` or `b`. */
    variant: text('variant').notNull(),
    clicks: integer('clicks').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.modelId, table.day, table.variant] })],
);
