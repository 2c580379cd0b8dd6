import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { user } from './people.ts';
import { site } from './sites.ts';

/** An operator's publication of a legal document. Rows never change, so that every signed text can be shown. */
export const legalPublication = pgTable(
  'legal_publication',
  {
    host: text('host')
      .notNull()
      .references(() => site.host, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** Number of this publication among those of the document. */
    number: integer('number').notNull(),
    version: text('version').notNull(),
    /** Texts by language; empty if the site went back to the house text. */
    texts: jsonb('texts').$type<Record<string, unknown>>().notNull(),
    userId: integer('user_id').references(() => user.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.host, table.key, table.number] })],
);

/** Which version of a document a user accepted, and when. */
export const legalSignature = pgTable(
  'legal_signature',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** Host of the operator's text, or `house`: accepting the house text once is enough for all sites. */
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    version: text('version').notNull(),
    language: text('language').notNull(),
    /** What the user signed with: their username, or `sign-up`. */
    signature: text('signature').notNull(),
    signedAt: timestamp('signed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.scope, table.key, table.version] })],
);
