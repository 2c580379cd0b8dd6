import type { Place } from '@footlight/contract';
import { and, arrayOverlaps, not, type SQL, sql } from 'drizzle-orm';
import { model, user } from '../../kernel/db/schema/index.ts';
import { stateCodeOf } from '../../kernel/rooms/room-row.ts';
import { notExplicit } from '../../kernel/rooms/rooms.ts';

/** What a list may contain: the rule of the site, and where the visitor is. */
export interface Audience {
  withExplicit: boolean;
  place: Place;
}

/** Rooms that lists may show to this audience; the query joins `model` and `user`. */
export function listedFor({ withExplicit, place }: Audience): SQL | undefined {
  const state = stateCodeOf(place);
  return and(
    sql`coalesce((${user.traits}->>'isRemoved')::boolean, false) = false`,
    withExplicit ? undefined : notExplicit,
    place.country ? not(arrayOverlaps(model.blockedCountries, [place.country])) : undefined,
    state ? not(arrayOverlaps(model.blockedStates, [state])) : undefined,
  );
}
