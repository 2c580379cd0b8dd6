import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { user } from './people.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const person = (name: string) =>
  integer(name)
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });

/** An app in a broadcaster's room. Rows of stopped apps stay, so that their draws can be verified. */
export const roomApp = pgTable(
  'room_app',
  {
    id: serial('id').primaryKey(),
    modelId: person('model_id'),
    /** A name of `ROOM_APPS`. */
    app: text('app').notNull(),
    config: jsonb('config').$type<unknown>().notNull(),
    state: jsonb('state').$type<unknown>().notNull(),
    /** Seed of the draws; secret while the app runs. */
    seed: text('seed').notNull(),
    /** Revision number of `state`. */
    rev: integer('rev').notNull().default(0),
    installedAt: moment('installed_at').notNull().defaultNow(),
    removedAt: moment('removed_at'),
  },
  (table) => [
    uniqueIndex('room_app_one').on(table.modelId, table.app).where(sql`removed_at IS NULL`),
    index('room_app_model').on(table.modelId),
  ],
);

/** A tip that several viewers pay together. */
export const tipSplit = pgTable(
  'tip_split',
  {
    id: serial('id').primaryKey(),
    modelId: person('model_id'),
    byUserId: person('by_user_id'),
    /** `proposed`, `canceled` or `success`. */
    mode: text('mode').notNull(),
    /** Number of shares, and tokens of all shares. */
    splitters: integer('splitters').notNull(),
    amount: integer('amount').notNull(),
    rev: integer('rev').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('tip_split_one').on(table.modelId).where(sql`mode = 'proposed'`),
    check('tip_split_whole', sql`${table.splitters} >= 2 AND ${table.amount} >= ${table.splitters}`),
  ],
);

/** A viewer's share: held in the ledger until all shares are taken. */
export const tipSplitShare = pgTable(
  'tip_split_share',
  {
    splitId: integer('split_id')
      .notNull()
      .references(() => tipSplit.id, { onDelete: 'cascade' }),
    userId: person('user_id'),
    /** 0 for the first share. */
    position: integer('position').notNull(),
    amount: integer('amount').notNull(),
    /** `held`, `paid` or `voided`. */
    state: text('state').notNull().default('held'),
    /** The journal entry of the hold. */
    entryId: bigint('entry_id', { mode: 'number' }).notNull(),
  },
  (table) => [
    // A viewer pays once and a share is paid once, even under concurrent calls.
    primaryKey({ columns: [table.splitId, table.userId] }),
    uniqueIndex('tip_split_share_position').on(table.splitId, table.position),
    check('tip_split_share_positive', sql`${table.amount} > 0`),
  ],
);
