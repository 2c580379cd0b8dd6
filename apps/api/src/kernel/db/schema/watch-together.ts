import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { media } from './rooms.ts';
import { show } from './shows.ts';

/** The video that the two people of a running private watch together. The row is deleted when the show ends. */
export const watchTogether = pgTable('watch_together', {
  showId: integer('show_id')
    .primaryKey()
    .references(() => show.id, { onDelete: 'cascade' }),
  /** Null: the video was closed. */
  mediaId: integer('media_id').references(() => media.id, { onDelete: 'set null' }),
  version: integer('version').notNull(),
  isPlaying: boolean('is_playing').notNull(),
  /** Milliseconds of the video at the moment `at`. */
  positionMs: integer('position_ms').notNull(),
  /** Unix milliseconds of the database's clock. */
  at: bigint('at', { mode: 'number' }).notNull(),
  /** The last change: `chosen`, `played`, `paused`, `moved`, `closed`. */
  act: text('act').notNull(),
  /** Who made it: `broadcaster` or `viewer`. */
  by: text('by').notNull(),
});
