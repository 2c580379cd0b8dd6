import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { user } from './people.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const broadcaster = (name: string) =>
  integer(name)
    .notNull()
    .references(() => user.id);

/** A knock-out tournament of versus contests. */
export const versusTournament = pgTable(
  'versus_tournament',
  {
    id: serial('id').primaryKey(),
    name: text('name').notNull(),
    /** `starting`, `running`, `ended`. */
    state: text('state').notNull().default('starting'),
    /** Duration of each contest. */
    seconds: integer('seconds').notNull(),
    startsAt: moment('starts_at').notNull(),
    /** The round that runs; 0 before the first. */
    round: integer('round').notNull().default(0),
    winnerId: integer('winner_id').references(() => user.id),
    endedAt: moment('ended_at'),
  },
  (table) => [index('versus_tournament_open').on(table.id).where(sql`state <> 'ended'`)],
);

/** A broadcaster of a tournament, in the order of the seeding. */
export const versusSeat = pgTable(
  'versus_seat',
  {
    tournamentId: integer('tournament_id')
      .notNull()
      .references(() => versusTournament.id, { onDelete: 'cascade' }),
    modelId: broadcaster('model_id'),
    seat: smallint('seat').notNull(),
    isOut: boolean('is_out').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.tournamentId, table.modelId] })],
);

/** A versus contest of two rooms, from its invitation to its end (spec 3 §3). All times are of the database's clock. */
export const versus = pgTable(
  'versus',
  {
    id: serial('id').primaryKey(),
    /** `invited`, `running`, `ended`, `declined`. */
    state: text('state').notNull(),
    hostId: broadcaster('host_id'),
    guestId: broadcaster('guest_id'),
    seconds: integer('seconds').notNull(),
    autoRestart: boolean('auto_restart').notNull().default(false),
    tournamentId: integer('tournament_id').references(() => versusTournament.id),
    round: integer('round'),
    /** When an unanswered invitation lapses. */
    expiresAt: moment('expires_at'),
    startedAt: moment('started_at'),
    endsAt: moment('ends_at'),
    endedAt: moment('ended_at'),
    endReason: text('end_reason'),
    /** Null for a draw. */
    winnerId: integer('winner_id').references(() => user.id),
    /** When an auto restart starts the next contest; null without one. */
    restartsAt: moment('restarts_at'),
  },
  (table) => [
    uniqueIndex('versus_one_invitation').on(table.hostId).where(sql`state = 'invited'`),
    index('versus_open').on(table.id).where(sql`state IN ('invited', 'running') OR restarts_at IS NOT NULL`),
    index('versus_tournament_index').on(table.tournamentId, table.round),
    check('versus_sides', sql`${table.hostId} <> ${table.guestId}`),
    check('versus_running', sql`${table.state} <> 'running' OR ${table.endsAt} > ${table.startedAt}`),
  ],
);

/** A side of a contest that has started. */
export const versusSide = pgTable(
  'versus_side',
  {
    versusId: integer('versus_id')
      .notNull()
      .references(() => versus.id),
    modelId: broadcaster('model_id'),
    /** Tokens of the tips in `versus_tip`. */
    score: integer('score').notNull().default(0),
    isRunning: boolean('is_running').notNull().default(true),
    /** The broadcaster's own page was seen during the contest; only then its absence counts. */
    wasHere: boolean('was_here').notNull().default(false),
    /** Since when the side has no connection; null while it has one. */
    awaySince: moment('away_since'),
  },
  (table) => [
    primaryKey({ columns: [table.versusId, table.modelId] }),
    // Rejects a second contest of one broadcaster, whatever two concurrent calls do.
    uniqueIndex('versus_side_one').on(table.modelId).where(sql`is_running`),
    index('versus_side_model').on(table.modelId, table.versusId),
    check('versus_side_score', sql`${table.score} >= 0`),
  ],
);

/** A tip that counted: it settled in the room of a side between start and end. */
export const versusTip = pgTable(
  'versus_tip',
  {
    /** The ledger entry that took the tipper's tokens. */
    entryId: bigint('entry_id', { mode: 'number' }).primaryKey(),
    versusId: integer('versus_id')
      .notNull()
      .references(() => versus.id),
    modelId: broadcaster('model_id'),
    /** As the room saw it. */
    username: text('username').notNull(),
    amount: integer('amount').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    index('versus_tip_versus').on(table.versusId, table.entryId),
    index('versus_tip_model').on(table.modelId),
  ],
);
