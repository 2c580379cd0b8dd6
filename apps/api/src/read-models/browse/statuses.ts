import { isExplicit, listsExplicit, type StatusesAnswer } from '@footlight/contract';
import { eq, inArray } from 'drizzle-orm';
import type { Orm } from '../../kernel/db/database.ts';
import { model, user } from '../../kernel/db/schema/index.ts';
import type { CardOf, ListView } from '../../kernel/rooms/list-view.ts';
import { isBlockedFor, type RoomRow } from '../../kernel/rooms/room-row.ts';
import { userView } from './card.ts';

/** The rule of `visible` for one room that was read. A test compares the two. */
const isVisible = ({ model: room }: RoomRow, { site, place }: ListView): boolean =>
  room.isListed && (listsExplicit(site) || !isExplicit(room.tags)) && !isBlockedFor(room, place);

/** Reads rooms once for any number of visitors. */
export async function cardsOf(
  orm: Orm,
  usernames: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, CardOf>> {
  if (usernames.length === 0) return new Map();
  const rows = await orm
    .select({ model, user })
    .from(model)
    .innerJoin(user, eq(user.id, model.userId))
    .where(inArray(user.username, [...usernames]));
  return new Map(
    rows.map((row): [string, CardOf] => [
      row.user.username,
      (view, thumbnailGroup) => {
        if (!isVisible(row, view)) return null;
        const { username, status, viewer_count, thumbnail_url } = userView(row, {
          site: view.site,
          now,
          thumbnailGroup,
        });
        return { username, status, viewer_count, thumbnail_url };
      },
    ]),
  );
}

const MOST = 60;

/** What changes on the cards of rooms that this visitor may see. */
export async function statusesOf(
  orm: Orm,
  usernames: readonly string[],
  { now, thumbnailGroup, ...view }: ListView & { now: number; thumbnailGroup: number | null },
): Promise<StatusesAnswer> {
  const cards = await cardsOf(orm, [...usernames].slice(0, MOST), now);
  return { rooms: [...cards.values()].flatMap((cardOf) => cardOf(view, thumbnailGroup) ?? []) };
}
