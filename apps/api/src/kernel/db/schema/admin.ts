import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { user } from './people.ts';

const when = (name: string) => timestamp(name, { withTimezone: true });
const id = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

/** What the staff did. Triggers in `functions/audit.sql` refuse to change or delete a row. */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: id(),
    at: when('at').notNull().defaultNow(),
    /** Null: a command on the server. */
    actorId: integer('actor_id').references(() => user.id),
    /** The actor's role at that time. */
    role: text('role'),
    /** One of the contract's `AUDIT_ACTS`. */
    act: text('act').notNull(),
    aboutId: integer('about_id').references(() => user.id),
    /** Id of an object that is not an account. */
    object: text('object').notNull(),
    reason: text('reason').notNull(),
    /** The request in the log. */
    requestId: text('request_id'),
  },
  (table) => [
    index('audit_entry_about_index').on(table.aboutId, table.id),
    index('audit_entry_actor_index').on(table.actorId, table.id),
    index('audit_entry_act_index').on(table.act, table.id),
  ],
);

/** What the staff writes down about an account. */
export const staffNote = pgTable(
  'staff_note',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    authorId: integer('author_id')
      .notNull()
      .references(() => user.id),
    text: text('text').notNull(),
    createdAt: when('created_at').notNull().defaultNow(),
  },
  (table) => [index('staff_note_user_index').on(table.userId, table.id)],
);

/** Keys with which programs read the back office. */
export const machineKey = pgTable('machine_key', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull(),
  /** Some of the contract's `KEY_SCOPES`. */
  scopes: text('scopes').array().notNull(),
  /** The first characters, to recognise it by. */
  start: text('start').notNull(),
  /** SHA-256 of the secret. */
  hash: text('hash').notNull().unique(),
  madeById: integer('made_by_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' }),
  createdAt: when('created_at').notNull().defaultNow(),
  usedAt: when('used_at'),
});

/** The last reported run of a job, whatever process ran it. */
export const jobRun = pgTable('job_run', {
  name: text('name').primaryKey(),
  everyMs: integer('every_ms').notNull(),
  ranAt: when('ran_at'),
  failedAt: when('failed_at'),
  /** The last run failed. */
  error: text('error'),
  /** A member of staff asked for a run. */
  wantedAt: when('wanted_at'),
});
