import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, serial, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { user } from './people.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const person = (name: string) =>
  integer(name)
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });

/** A report to the staff, of a person met or of content. Deleted some time after its decision, with all that it holds. */
export const report = pgTable(
  'report',
  {
    id: serial('id').primaryKey(),
    /** `date`, `random`, `message`, `room`, `media` or `post`. */
    kind: text('kind').notNull(),
    /** Id of the reported thing among those of its kind: a meeting, a chat line, an account, an item, a post. */
    object: text('object').notNull(),
    /** The broadcaster in whose room a line was written. */
    room: text('room'),
    /** Null: a guest. */
    reporterId: integer('reporter_id').references(() => user.id, { onDelete: 'cascade' }),
    /** The number of a guest's session, so that it reports a thing once. It leads to nobody. */
    guestId: integer('guest_id'),
    /** The person responsible for it. */
    reportedId: person('reported_id'),
    /** Null for meetings. */
    reason: text('reason'),
    text: text('text').notNull().default(''),
    /** The reported text at the time of the report. */
    evidence: text('evidence').notNull().default(''),
    /** A JPEG of the person who was met. */
    still: bytea('still'),
    createdAt: moment('created_at').notNull(),
    dueAt: moment('due_at').notNull(),
    claimedById: integer('claimed_by_id').references(() => user.id, { onDelete: 'set null' }),
    decidedAt: moment('decided_at'),
    decision: text('decision'),
  },
  (table) => [
    unique('report_once').on(table.kind, table.object, table.reporterId),
    unique('report_once_guest').on(table.kind, table.object, table.guestId),
    index('report_open_index').on(table.dueAt, table.id).where(sql`decided_at IS NULL`),
    index('report_decided_index').on(table.decidedAt),
    index('report_reported_index').on(table.reportedId, table.createdAt),
    index('report_reporter_index').on(table.reporterId),
    check('report_by_one', sql`(${table.reporterId} IS NULL) <> (${table.guestId} IS NULL)`),
    check('report_decided', sql`(${table.decidedAt} IS NULL) = (${table.decision} IS NULL)`),
  ],
);
