import { bigserial, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Events written with a change and published after its commit. Exactly one of room and user is set. */
export const outboxEvent = pgTable('outbox_event', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  /** A public room by its broadcaster's name, or a private room by both names. */
  room: text('room'),
  userId: integer('user_id'),
  event: text('event').notNull(),
  payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
