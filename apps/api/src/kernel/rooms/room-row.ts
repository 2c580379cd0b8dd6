import {
  type ChatStatus,
  ChatStatusSchema,
  type Gender,
  GenderSchema,
  type Place,
} from '@footlight/contract';
import * as v from 'valibot';
import type { user } from '../db/schema/people.ts';
import type { model } from '../db/schema/rooms.ts';

export type ModelRow = typeof model.$inferSelect;
export type RoomRow = { model: ModelRow; user: typeof user.$inferSelect };
export const statusOf = (row: ModelRow): ChatStatus =>
  v.parse(v.fallback(ChatStatusSchema, 'offline'), row.status);
export const genderOf = (code: string): Gender => v.parse(v.fallback(GenderSchema, 'f'), code);

/** A colour that can be read as one; how light it is shown is decided where it is shown. */
export const subjectColorOf = (row: Pick<ModelRow, 'profile'>): string | null => {
  const { subjectColor } = row.profile;
  return typeof subjectColor === 'string' && /^#[\da-f]{6}$/i.test(subjectColor) ? subjectColor : null;
};

/** Whether viewers may start to follow the broadcaster. */
export const takesFollowers = ({ settings }: Pick<ModelRow, 'settings'>): boolean =>
  settings.followEnabled !== false;

/** ISO 3166-2, or null if the region is unknown. */
export const stateCodeOf = ({ country, region }: Place): string | null =>
  country === null || region === null ? null : `${country}-${region}`;

/** A broadcaster is not there for the countries and states that they block. */
export const isBlockedFor = (row: ModelRow, place: Place): boolean => {
  const state = stateCodeOf(place);
  return (
    (place.country !== null && row.blockedCountries.includes(place.country)) ||
    (state !== null && row.blockedStates.includes(state))
  );
};
