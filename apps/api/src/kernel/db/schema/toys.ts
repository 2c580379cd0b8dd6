import { bigint, index, integer, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { user } from './people.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The toy of a broadcaster's room, as the broadcaster's page last reported it. */
export const toy = pgTable(
  'toy',
  {
    modelId: integer('model_id')
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** A name of `TOY_VENDORS`. */
    vendor: text('vendor').notNull(),
    /** When it last answered. */
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [index('toy_seen_index').on(table.seenAt)],
);

/** A toy turn that a settled tip paid for. Turns of a room follow one another and never overlap. */
export const toyTurn = pgTable(
  'toy_turn',
  {
    id: serial('id').primaryKey(),
    modelId: integer('model_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** The journal entry of the tip: one tip, one turn. */
    entryId: bigint('entry_id', { mode: 'number' }).notNull(),
    vendor: text('vendor').notNull(),
    /** The tipper's name as the room sees it. */
    username: text('username').notNull(),
    level: integer('level').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [
    uniqueIndex('toy_turn_entry').on(table.entryId),
    index('toy_turn_model').on(table.modelId, table.endsAt),
  ],
);
