import type { BannerWords } from '@footlight/contract';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { user } from './people.ts';

const at = (name: string) => timestamp(name, { withTimezone: true }).notNull().defaultNow();

/** A white-label site: what `GET /site_config` answers for one host (spec 1 §3, "Site config"). */
export const site = pgTable(
  'site',
  {
    /** Lower-case host name without port; the default site has the host `*`. */
    host: text('host').primaryKey(),
    config: jsonb('config').$type<Record<string, unknown>>().notNull(),
    /** Number of the live revision. */
    revision: integer('revision').notNull().default(1),
    /** Number of the last saved draft; numbers are never reused. */
    drafts: integer('drafts').notNull().default(0),
  },
  (table) => [uniqueIndex('site_sitecode_unique').on(sql`(${table.config} ->> 'sitecode')`)],
);

/**
 * The proof that a site's operator owns its domain. A site without a row needs none: it is older than proofs, of this machine,
 * or the default one.
 */
export const siteDomain = pgTable('site_domain', {
  host: text('host')
    .primaryKey()
    .references(() => site.host, { onDelete: 'cascade' }),
  /** What the record or the file must say. */
  token: text('token').notNull(),
  /** Null: not verified, so the domain shows the default site. */
  provenAt: timestamp('proven_at', { withTimezone: true }),
  /** `dns` or `file`. */
  provenBy: text('proven_by'),
  /** When the checks of a verified domain started to fail. */
  failingSince: timestamp('failing_since', { withTimezone: true }),
  problem: text('problem'),
  checkedAt: timestamp('checked_at', { withTimezone: true }),
});

/** History of publications. Rows never change: a revert creates a new revision. */
export const siteRevision = pgTable(
  'site_revision',
  {
    host: text('host')
      .notNull()
      .references(() => site.host, { onDelete: 'cascade' }),
    revision: integer('revision').notNull(),
    /** `created`, `published` or `reverted`. */
    kind: text('kind').notNull(),
    revertedTo: integer('reverted_to'),
    config: jsonb('config').$type<Record<string, unknown>>().notNull(),
    userId: integer('user_id').references(() => user.id),
    createdAt: at('created_at'),
  },
  (table) => [
    primaryKey({ columns: [table.host, table.revision] }),
    check('site_revision_kind_known', sql`${table.kind} IN ('created', 'published', 'reverted')`),
  ],
);

/** An operator's unpublished edit. Stored as text, so that invalid input is kept as well. */
export const siteDraft = pgTable('site_draft', {
  host: text('host')
    .primaryKey()
    .references(() => site.host, { onDelete: 'cascade' }),
  /** Number of this draft among all drafts of the site. */
  draft: integer('draft').notNull(),
  baseRevision: integer('base_revision').notNull(),
  config: text('config').notNull(),
  userId: integer('user_id').references(() => user.id),
  savedAt: at('saved_at'),
});

/** A logo, favicon or offline picture. Its name is a hash of its bytes, so its URL can be cached forever. */
export const siteAsset = pgTable(
  'site_asset',
  {
    host: text('host')
      .notNull()
      .references(() => site.host, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    kind: text('kind').notNull(),
    type: text('type').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    data: bytea('data').notNull(),
    userId: integer('user_id').references(() => user.id),
    createdAt: at('created_at'),
  },
  (table) => [
    primaryKey({ columns: [table.host, table.name] }),
    index('site_asset_name_index').on(table.name),
  ],
);

/** A banner of a site (spec 1 §7). */
export const banner = pgTable(
  'banner',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    host: text('host')
      .notNull()
      .references(() => site.host, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    image: text('image').notNull(),
    /** Path on the site. */
    link: text('link').notNull(),
    /** By language; English is always there. */
    words: jsonb('words').$type<Partial<Record<string, BannerWords>>>().notNull(),
  },
  (table) => [index('banner_host_index').on(table.host, table.position)],
);
