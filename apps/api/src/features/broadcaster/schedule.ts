import { type PlannedShowTime, plannedShows, Schedule } from '@footlight/contract';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Orm } from '../../kernel/db/database.ts';
import { model } from '../../kernel/db/schema/index.ts';
import type { RoomRow } from '../../kernel/rooms/room-row.ts';

type Profile = Pick<RoomRow['model'], 'profile'>;

/** The stored schedule; null if there is none. */
export function scheduleOf({ profile }: Profile): Schedule | null {
  const stored = v.safeParse(Schedule, profile.schedule);
  return stored.success ? stored.output : null;
}

/** Stores a schedule on a locked room, the times in the order of the week. */
export async function saveSchedule(tx: Orm, { model: row }: RoomRow, schedule: Schedule): Promise<Schedule> {
  const slots = schedule.slots.toSorted((a, b) => a.day - b.day || a.start - b.start);
  const sorted = { ...schedule, slots };
  await tx
    .update(model)
    .set({ profile: { ...row.profile, schedule: sorted } })
    .where(eq(model.userId, row.userId));
  return sorted;
}

/** The shows of a room that are not over, for a week. */
export function plannedShowsOf(row: Profile, now: number): PlannedShowTime[] {
  const schedule = scheduleOf(row);
  if (!schedule) return [];
  return plannedShows(schedule, now).map(({ start, end }) => ({
    starts_at: new Date(start).toISOString(),
    ends_at: new Date(end).toISOString(),
  }));
}
