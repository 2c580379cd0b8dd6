import { and, isNull } from 'drizzle-orm';
import type { mailOutbox, pushOutbox } from './db/schema/index.ts';

/** The rows of an outbox that are not sent yet, and not given up. */
export const isWaiting = (table: typeof mailOutbox | typeof pushOutbox) =>
  and(isNull(table.sentAt), isNull(table.givenUpAt));
