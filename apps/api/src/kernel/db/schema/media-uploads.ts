import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { user } from './people.ts';
import { media } from './rooms.ts';
import type { StoredFile } from './stored-media.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A file that a broadcaster uploads for an item. */
export const mediaUpload = pgTable(
  'media_upload',
  {
    /** Random; also the name of the incomplete file. */
    id: text('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    mediaId: integer('media_id')
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    /** `video`, `picture`. */
    kind: text('kind').notNull(),
    /** Its name on the broadcaster's device. */
    name: text('name').notNull(),
    /** Bytes. */
    size: bigint('size', { mode: 'number' }).notNull(),
    /** `receiving`, `uploaded`, `processing`, `ready`, `failed`. */
    state: text('state').notNull().default('receiving'),
    /** Why it failed. */
    reason: text('reason'),
    attempts: integer('attempts').notNull().default(0),
    /** Until then one worker has it. */
    leasedUntil: moment('leased_until'),
    /** When the last attempt started. */
    startedAt: moment('started_at'),
    result: jsonb('result').$type<StoredFile>(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('media_upload_user_index').on(table.userId, table.createdAt),
    index('media_upload_media_index').on(table.mediaId, table.createdAt),
    index('media_upload_due_index').on(table.createdAt).where(sql`state IN ('uploaded', 'processing')`),
    check('media_upload_ready', sql`(${table.state} = 'ready') = (${table.result} IS NOT NULL)`),
    check('media_upload_failed', sql`(${table.state} = 'failed') = (${table.reason} IS NOT NULL)`),
  ],
);

/** Objects of the storage that nothing refers to any more; a job deletes them. */
export const storedGarbage = pgTable('stored_garbage', {
  key: text('key').primaryKey(),
  createdAt: moment('created_at').notNull().defaultNow(),
});
