import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { user } from './people.ts';
import { site } from './sites.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A question of the FAQ, with its texts by language: `{ en: { question, answer: [paragraph, …] }, … }`. */
export const faqEntry = pgTable(
  'faq_entry',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    slug: text('slug').notNull(),
    topic: text('topic').notNull(),
    /** Order within the list, ascending. */
    position: integer('position').notNull(),
    texts: jsonb('texts').$type<Record<string, unknown>>().notNull(),
    /** Pages of the site that help with it, e.g. `/support`. */
    links: text('links').array().notNull().default([]),
  },
  (table) => [uniqueIndex('faq_entry_slug').on(table.slug)],
);

/** An article of a newspaper or another site about a site; `host` is that site. */
export const pressItem = pgTable(
  'press_item',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    host: text('host')
      .notNull()
      .references(() => site.host, { onDelete: 'cascade' }),
    outlet: text('outlet').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull().default(''),
    /** Language of the article, e.g. `en`. */
    language: text('language').notNull().default('en'),
    url: text('url').notNull(),
    publishedOn: date('published_on').notNull(),
  },
  (table) => [
    index('press_item_day_index').on(table.host, table.publishedOn, table.id),
    index('press_item_outlet_index').on(table.host, table.outlet, table.publishedOn),
    check('press_item_url', sql`${table.url} LIKE 'https://%'`),
  ],
);

/** A link of this site's staff that leads elsewhere. It is verified if somebody checked its target. */
export const redirectKey = pgTable(
  'redirect_key',
  {
    key: text('key').primaryKey(),
    /** An https address, or a path of this site. */
    target: text('target').notNull(),
    verifiedAt: moment('verified_at'),
    createdBy: integer('created_by').references(() => user.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    check(
      'redirect_key_target',
      sql`${table.target} LIKE 'https://_%' OR ${table.target} ~ '^/([^/\\\\]|$)'`,
    ),
  ],
);

/** Broadcasters whom an account hides in the feed. */
export const feedHidden = pgTable(
  'feed_hidden',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    modelId: integer('model_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.modelId] }),
    index('feed_hidden_model_index').on(table.modelId),
  ],
);
