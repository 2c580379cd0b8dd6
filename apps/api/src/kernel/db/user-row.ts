import type { user } from './schema/people.ts';

export type UserRow = typeof user.$inferSelect;
