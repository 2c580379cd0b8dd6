import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { user } from './people.ts';
import { show } from './shows.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const person = (name: string) =>
  integer(name)
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });

/** A meeting of two people: a speed-date or a random chat (spec 3 §3). */
export const meet = pgTable(
  'meet',
  {
    id: serial('id').primaryKey(),
    /** `random` or `date`. */
    product: text('product').notNull(),
    /** Date: the viewer. Random chat: who waited longer. */
    firstId: person('first_id'),
    /** Date: the broadcaster. */
    secondId: person('second_id'),
    /** `matched`, `connecting`, `running`, `ended`. */
    state: text('state').notNull(),
    firstAccepted: boolean('first_accepted').notNull().default(false),
    secondAccepted: boolean('second_accepted').notNull().default(false),
    /** The partner's picture arrives. */
    firstActive: boolean('first_active').notNull().default(false),
    secondActive: boolean('second_active').notNull().default(false),
    price: integer('price'),
    /** The private that meters the date. */
    showId: integer('show_id').references(() => show.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    /** When the current state started. */
    stateAt: moment('state_at').notNull(),
    endedAt: moment('ended_at'),
    /** Who ended it, if somebody did, and how: `next`, `stop`, `report`, `gone`, `expired`, `failed`, `show`. */
    endedById: integer('ended_by_id').references(() => user.id, { onDelete: 'set null' }),
    endReason: text('end_reason'),
  },
  (table) => [
    index('meet_first_index').on(table.firstId, table.createdAt),
    index('meet_second_index').on(table.secondId, table.createdAt),
    index('meet_open_index').on(table.id).where(sql`state <> 'ended'`),
    index('meet_skips_index').on(table.endedById, table.endedAt),
    check('meet_two_people', sql`${table.firstId} <> ${table.secondId}`),
    check('meet_ended', sql`(${table.state} = 'ended') = (${table.endedAt} IS NOT NULL)`),
  ],
);

/** A place in the queue, or in a meeting. One for each account. */
export const meetTicket = pgTable(
  'meet_ticket',
  {
    userId: person('user_id').primaryKey(),
    product: text('product').notNull(),
    /** `any`, `viewer` or `broadcaster`. */
    side: text('side').notNull(),
    /** The browser's tab. */
    seat: text('seat'),
    /** Genders to meet; empty: all. */
    wants: text('wants').array().notNull(),
    /** Where the person is, and whether their site shows rooms with explicit tags. */
    country: text('country'),
    region: text('region'),
    showsExplicit: boolean('shows_explicit').notNull(),
    /** Decides who is next; kept when a partner leaves. */
    enteredAt: moment('entered_at').notNull(),
    aliveAt: moment('alive_at').notNull(),
    meetId: integer('meet_id').references(() => meet.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('meet_ticket_waiting_index').on(table.product, table.enteredAt).where(sql`meet_id IS NULL`),
    index('meet_ticket_alive_index').on(table.aliveAt),
  ],
);

/** People whom a user does not want to meet again. Holds in both directions. */
export const meetBlock = pgTable(
  'meet_block',
  { userId: person('user_id'), blockedId: person('blocked_id'), createdAt: moment('created_at').notNull() },
  (table) => [
    primaryKey({ columns: [table.userId, table.blockedId] }),
    index('meet_block_blocked_index').on(table.blockedId),
  ],
);

/** Who may not meet people, and until when. */
export const meetBan = pgTable('meet_ban', {
  userId: person('user_id').primaryKey(),
  until: moment('until').notNull(),
});
