import { NO_TOKENS_COUNTRY } from '@footlight/contract';
import { ApiError } from '../api-error.ts';
import type { UserRow } from '../db/user-row.ts';
import { isBlockedFor, type RoomRow } from './room-row.ts';

/** Rejects a spend that is blocked by the country of either side (spec 1 §6). */
export function refusePlaces(
  room: RoomRow,
  viewer: Pick<UserRow, 'country'>,
  requestCountry: string | null,
): void {
  const places = [viewer.country, requestCountry];
  if (places.includes(NO_TOKENS_COUNTRY)) throw new ApiError('tip_geo_block_sender');
  const isBlocked = places.some((place) => isBlockedFor(room.model, place));
  if (room.model.country === NO_TOKENS_COUNTRY || isBlocked) throw new ApiError('tip_geo_block_receiver');
}
