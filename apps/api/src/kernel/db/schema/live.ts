import { integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { user } from './people.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The key with which a broadcaster's program (OBS, for example) sends video. */
export const streamKey = pgTable(
  'stream_key',
  {
    modelId: integer('model_id')
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** SHA-256 of the key, which is shown once and not stored. */
    hash: text('hash').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [uniqueIndex('stream_key_hash_unique').on(table.hash)],
);

/** What a broadcaster publishes now: at most one stream. */
export const broadcast = pgTable('broadcast', {
  modelId: integer('model_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  /** Changes with every broadcast. */
  id: text('id').notNull(),
  /** `camera`: from the browser. `encoder`: from a program. */
  source: text('source').$type<'camera' | 'encoder'>().notNull(),
  /** SHA-256 of the key that opened it at the media server. Revoking the key ends the broadcast. */
  keyHash: text('key_hash'),
  startedAt: moment('started_at').notNull(),
  /** When the publisher was last known to send. */
  seenAt: moment('seen_at').notNull(),
  /** When the connection was lost; null while it is there. */
  goneAt: moment('gone_at'),
});
