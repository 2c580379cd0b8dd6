import { type ChatStatus, ChatStatusSchema, type Gender, GenderSchema } from '@footlight/contract';
import * as v from 'valibot';
import type { user } from '../db/schema/people.ts';
import type { model } from '../db/schema/rooms.ts';

export type ModelRow = typeof model.$inferSelect;
export type RoomRow = { model: ModelRow; user: typeof user.$inferSelect };
export const statusOf = (row: ModelRow): ChatStatus =>
  v.parse(v.fallback(ChatStatusSchema, 'offline'), row.status);
export const genderOf = (code: string): Gender => v.parse(v.fallback(GenderSchema, 'f'), code);

/** A colour that can be read as one; how light it is shown is decided where it is shown. */
export const subjectColorOf = (row: ModelRow): string | null => {
  const { subjectColor } = row.profile;
  return typeof subjectColor === 'string' && /^#[\da-f]{6}$/i.test(subjectColor) ? subjectColor : null;
};

/** A broadcaster appears offline to countries they block. */
export const isBlockedFor = (row: ModelRow, country: string | null): boolean =>
  country !== null && row.blockedCountries.includes(country);
