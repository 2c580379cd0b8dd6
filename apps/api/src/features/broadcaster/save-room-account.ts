import type { RoomAccountSettings } from '@footlight/contract';
import { eq } from 'drizzle-orm';
import { model } from '../../kernel/db/schema/index.ts';
import type { UserRow } from '../../kernel/db/user-row.ts';
import type { UnitOfWork } from '../../kernel/events/outbox.ts';
import { lockRoom } from '../../kernel/rooms/rooms.ts';
import { nextStreamEpoch } from '../../kernel/streams/stream-rights.ts';
import { withAccountSettings } from './account-settings.ts';

interface RoomChange {
  settings: RoomAccountSettings;
  /** ISO 3166-1 alpha-2. */
  countries: readonly string[] | undefined;
  /** ISO 3166-2. */
  states: readonly string[] | undefined;
}

const sorted = (places: readonly string[]): string[] => [...new Set(places)].sort();

/**
 * Saves what a broadcaster sets about the own room on account pages. Blocked visitors leave the room at once: those
 * inside are asked again whether they may be there, and older stream tokens are refused.
 */
export async function saveRoomAccount(
  unit: UnitOfWork,
  { id, username }: UserRow,
  { settings, countries, states }: RoomChange,
): Promise<void> {
  const { model: before } = await lockRoom(unit.tx, id);
  const places = {
    ...(countries ? { blockedCountries: sorted(countries) } : {}),
    ...(states ? { blockedStates: sorted(states) } : {}),
  };
  await unit.tx
    .update(model)
    .set({
      ...withAccountSettings(before, settings),
      ...places,
      ...(countries || states ? { streamEpoch: nextStreamEpoch } : {}),
    })
    .where(eq(model.userId, id));
  unit.toRoom(username, 'v3.chat.model_settings', { broadcaster: username });
}
