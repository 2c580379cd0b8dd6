import { sql } from 'drizzle-orm';
import {
  check,
  customType,
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

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
const at = (name: string) => timestamp(name, { withTimezone: true }).notNull().defaultNow();

/** A white-label site: what `GET /site_config` answers for one host (spec 1 §3, "Site config"). */
export const site = pgTable(
  'site',
  {
    /** Lower-case host name without port; the default site has the host `*`. */
    host: text('host').primaryKey(),
    config: jsonb('config').$type<Record<string, unknown>>().notNull(),
    /** Number of the publication that is live. */
    revision: integer('revision').notNull().default(1),
    /** Savings of drafts so far: a number is never used again. */
    drafts: integer('drafts').notNull().default(0),
  },
  (table) => [uniqueIndex('site_sitecode_unique').on(sql`(${table.config} ->> 'sitecode')`)],
);

/** What was published, by whom and when. Nothing here is changed: going back is a new revision. */
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

/** An operator's edit that is not live. Kept as text: nothing of it is lost, whatever it is. */
export const siteDraft = pgTable('site_draft', {
  host: text('host')
    .primaryKey()
    .references(() => site.host, { onDelete: 'cascade' }),
  /** The saving that this is, of all that the site has seen. */
  draft: integer('draft').notNull(),
  baseRevision: integer('base_revision').notNull(),
  config: text('config').notNull(),
  userId: integer('user_id').references(() => user.id),
  savedAt: at('saved_at'),
});

/** A logo, favicon or offline picture. Named by its bytes, so that its address can be cached for good. */
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
