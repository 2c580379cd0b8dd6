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
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { user } from './people.ts';
import { media } from './rooms.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A private, exclusive, spy or ticket show, from its request to its end. */
export const show = pgTable(
  'show',
  {
    id: serial('id').primaryKey(),
    /** `private`, `exclusive`, `spy`, `limited`. */
    kind: text('kind').notNull(),
    /** `requested`, `running`, `ended`. */
    state: text('state').notNull(),
    modelId: integer('model_id')
      .notNull()
      .references(() => user.id),
    /** Null for a ticket show: it has many viewers. */
    viewerId: integer('viewer_id').references(() => user.id),
    /** Tokens per minute; for a ticket show, per ticket. */
    price: integer('price').notNull(),
    minimumMinutes: integer('minimum_minutes').notNull().default(0),
    preTip: integer('pre_tip').notNull().default(0),
    startupTip: integer('startup_tip').notNull().default(0),
    previewSeconds: integer('preview_seconds').notNull().default(0),
    watchTogether: boolean('watch_together').notNull().default(false),
    isRecorded: boolean('is_recorded').notNull().default(false),
    recordingPrice: integer('recording_price').notNull().default(0),
    message: text('message').notNull().default(''),
    refundMinutes: integer('refund_minutes').notNull().default(0),
    /** Sixths of a minute that have started, and their effect in the ledger. */
    sixths: integer('sixths').notNull().default(0),
    held: integer('held').notNull().default(0),
    /** The part of `held` that came from post-pay credit. */
    heldCredit: integer('held_credit').notNull().default(0),
    paid: integer('paid').notNull().default(0),
    refunded: integer('refunded').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    startedAt: moment('started_at'),
    /** When time was last metered, and when the viewer was last seen. */
    advancedAt: moment('advanced_at'),
    seenAt: moment('seen_at'),
    endedAt: moment('ended_at'),
    endReason: text('end_reason'),
  },
  (table) => [
    // Unique indexes reject what two concurrent calls must not both do.
    uniqueIndex('show_one_private')
      .on(table.modelId)
      .where(sql`state = 'running' AND kind IN ('private', 'exclusive')`),
    uniqueIndex('show_one_limited').on(table.modelId).where(sql`state = 'running' AND kind = 'limited'`),
    uniqueIndex('show_one_a_viewer')
      .on(table.modelId, table.viewerId)
      .where(sql`state <> 'ended' AND kind <> 'limited'`),
    index('show_open').on(table.state).where(sql`state <> 'ended'`),
    index('show_ended').on(table.endedAt),
    index('show_viewer').on(table.viewerId, table.modelId, table.kind),
    check('show_held', sql`${table.held} >= 0 AND ${table.heldCredit} BETWEEN 0 AND ${table.held}`),
    check('show_over', sql`${table.state} <> 'ended' OR ${table.held} = 0`),
  ],
);

/** A purchased ticket or recording; its tokens stay on hold until the show ends. */
export const showTicket = pgTable(
  'show_ticket',
  {
    showId: integer('show_id')
      .notNull()
      .references(() => show.id),
    userId: integer('user_id')
      .notNull()
      .references(() => user.id),
    /** `ticket` or `recording`. */
    kind: text('kind').notNull(),
    amount: integer('amount').notNull(),
    credit: integer('credit').notNull().default(0),
    /** `held`, `paid` or `refunded`. */
    state: text('state').notNull().default('held'),
    /** The ledger entry that settled it. */
    entryId: bigint('entry_id', { mode: 'number' }),
    boughtAt: moment('bought_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.showId, table.userId, table.kind] }),
    index('show_ticket_user').on(table.userId),
  ],
);

/** The recording of a ticket show. It becomes a media item, or is deleted at the origin if nobody has paid for it. */
export const recording = pgTable(
  'recording',
  {
    showId: integer('show_id')
      .primaryKey()
      .references(() => show.id),
    streamName: text('stream_name').notNull(),
    /** A camera or a program publishes the stream, so its segments must be kept; the demo's can be made again. */
    isPublished: boolean('is_published').notNull().default(false),
    /** The newest segment when the show started. */
    afterSegment: text('after_segment'),
    startedAt: moment('started_at').notNull(),
    /** When the show ended; null while it is recorded. */
    endedAt: moment('ended_at'),
    /** When the recording was delivered or deleted; null before. */
    closedAt: moment('closed_at'),
    mediaId: integer('media_id').references(() => media.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('recording_media_unique').on(table.mediaId),
    index('recording_to_close').on(table.endedAt).where(sql`ended_at IS NOT NULL AND closed_at IS NULL`),
  ],
);

/** A kept segment of a published stream, until its recording is delivered or deleted. */
export const recordedSegment = pgTable(
  'recorded_segment',
  {
    showId: integer('show_id')
      .notNull()
      .references(() => recording.showId, { onDelete: 'cascade' }),
    /** From 0, without gaps. */
    nth: integer('nth').notNull(),
    /** Its name at the origin. */
    file: text('file').notNull(),
    ms: integer('ms').notNull(),
    bytes: integer('bytes').notNull(),
    /** It does not continue the one before. */
    isDiscontinuity: boolean('is_discontinuity').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.showId, table.nth] }),
    uniqueIndex('recorded_segment_file_unique').on(table.showId, table.file),
  ],
);
