import {
  type Gender,
  type Place,
  type Site,
  VERSUS_RESTART_SECONDS,
  VERSUS_RESULT_SECONDS,
  VERSUS_RESULTS,
  type VersusContest,
  type VersusContests,
  type VersusEnd,
  type VersusMatch,
} from '@footlight/contract';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { VersusRow } from '../features/versus/store.ts';
import { nowOf } from '../kernel/db/clock.ts';
import type { Orm } from '../kernel/db/database.ts';
import { model, user, versus, versusSeat, versusSide, versusTournament } from '../kernel/db/schema/index.ts';
import { roomAvatar, thumbUrl } from '../kernel/pictures.ts';
import type { RoomRow } from '../kernel/rooms/room-row.ts';
import { visible } from './browse/conditions.ts';

/** Contests that are shown at once. */
const MOST_SHOWN = 24;
/** Of those that are read, some may be invisible to this visitor. */
const READ_RESULTS = VERSUS_RESULTS * 4;

interface Around {
  gender: Gender;
  site: Site;
  place: Place;
}
interface Pair {
  row: VersusRow;
  rooms: readonly [RoomRow, RoomRow];
}

/** A contest of this section: one of its rooms is. */
const inSection = (gender: Gender): SQL =>
  sql`EXISTS (SELECT 1 FROM ${model} WHERE ${model.userId} IN (${versus.hostId}, ${versus.guestId})
    AND ${model.gender} = ${gender})`;

/** Rooms of these broadcasters that the visitor may see, by id. */
async function visibleRooms(orm: Orm, ids: readonly number[], { site, place }: Around) {
  const rows = await orm
    .select({ model, user })
    .from(model)
    .innerJoin(user, eq(user.id, model.userId))
    .where(
      and(
        inArray(model.userId, [...new Set(ids)]),
        visible({ gender: null, hiddenGenders: [], site, place }),
      ),
    );
  return new Map(rows.map((room) => [room.user.id, room]));
}

/** Contests of the section whose two rooms are visible, newest first. */
async function readContests(orm: Orm, where: SQL, around: Around, limit: number): Promise<Pair[]> {
  const rows = await orm
    .select()
    .from(versus)
    .where(and(where, inSection(around.gender)))
    .orderBy(desc(versus.id))
    .limit(limit);
  if (rows.length === 0) return [];
  const rooms = await visibleRooms(
    orm,
    rows.flatMap(({ hostId, guestId }) => [hostId, guestId]),
    around,
  );
  return rows.flatMap((row) => {
    const [host, guest] = [rooms.get(row.hostId), rooms.get(row.guestId)];
    return host && guest ? { row, rooms: [host, guest] as const } : [];
  });
}

async function contestViews(orm: Orm, pairs: readonly Pair[], now: number): Promise<VersusContest[]> {
  if (pairs.length === 0) return [];
  const sides = await orm
    .select()
    .from(versusSide)
    .where(
      inArray(
        versusSide.versusId,
        pairs.map(({ row }) => row.id),
      ),
    );
  const cups = await orm
    .select({ id: versusTournament.id, name: versusTournament.name })
    .from(versusTournament)
    .where(
      inArray(
        versusTournament.id,
        pairs.flatMap(({ row }) => row.tournamentId ?? []),
      ),
    );
  return pairs.map(({ row, rooms }) => {
    const cup = cups.find(({ id }) => id === row.tournamentId);
    const sideOf = (id: number) => sides.find((one) => one.versusId === row.id && one.modelId === id);
    return {
      versus_id: String(row.id),
      state: row.state === 'running' ? 'running' : 'ended',
      modelList: rooms.map((room) => ({
        ...nameOf(room),
        thumbnail_url: thumbUrl(room.model.artSeed, now),
        score: sideOf(room.user.id)?.score ?? 0,
        is_away: sideOf(room.user.id)?.awaySince != null,
      })),
      ends_at: (row.endedAt ?? row.endsAt)?.getTime() ?? now,
      tournament: cup ? { id: String(cup.id), name: cup.name } : null,
      restarts_at: row.restartsAt?.getTime() ?? null,
      winner: rooms.find((room) => room.user.id === row.winnerId)?.user.username ?? null,
      end_reason: row.endReason as VersusEnd | null,
    };
  });
}

const nameOf = ({ user: owner, model: room }: RoomRow) => ({
  username: owner.username,
  display_name: owner.displayName,
  avatar_url: roomAvatar(owner.avatar, room.artSeed),
});

/** The contest after this one, if it starts again by itself. */
const rematchOf = ({ row, rooms }: Pair): VersusMatch[] => {
  const startsAt =
    row.restartsAt?.getTime() ??
    (row.state === 'running' && row.autoRestart
      ? (row.endsAt?.getTime() ?? 0) + VERSUS_RESTART_SECONDS * 1_000
      : null);
  return startsAt === null ? [] : [{ modelList: rooms.map(nameOf), starts_at: startsAt, tournament: null }];
};

/** The first round of tournaments that are about to start, by their seeding. */
async function firstRounds(orm: Orm, around: Around): Promise<VersusMatch[]> {
  const seats = await orm
    .select({ cup: versusTournament, modelId: versusSeat.modelId })
    .from(versusTournament)
    .innerJoin(versusSeat, eq(versusSeat.tournamentId, versusTournament.id))
    .where(eq(versusTournament.state, 'starting'))
    .orderBy(asc(versusTournament.id), asc(versusSeat.seat));
  if (seats.length === 0) return [];
  const rooms = await visibleRooms(
    orm,
    seats.map(({ modelId }) => modelId),
    around,
  );
  const cups = [...new Map(seats.map(({ cup }) => [cup.id, cup])).values()];
  return cups.flatMap((cup) => {
    const ids = seats.filter((seat) => seat.cup.id === cup.id).map(({ modelId }) => modelId);
    return ids.flatMap((id, index) => {
      const pair = index % 2 === 0 ? [rooms.get(id), rooms.get(ids[index + 1] ?? 0)] : [];
      const [host, guest] = pair;
      if (!host || !guest || ![host, guest].some((room) => room.model.gender === around.gender)) return [];
      return {
        modelList: [host, guest].map(nameOf),
        starts_at: cup.startsAt.getTime(),
        tournament: { id: String(cup.id), name: cup.name },
      };
    });
  });
}

/** The contests of a section, the next ones and the last results, as this visitor may see them. */
export async function versusContests(orm: Orm, around: Around): Promise<VersusContests & { now: number }> {
  const now = await nowOf(orm);
  const recent = await readContests(
    orm,
    sql`(${versus.state} = 'running' OR ${versus.restartsAt} IS NOT NULL OR (${versus.state} = 'ended'
      AND ${versus.endedAt} > clock_timestamp() - ${VERSUS_RESULT_SECONDS} * interval '1 second'))`,
    around,
    MOST_SHOWN,
  );
  // A broadcaster's next contest takes the place of their last result.
  const seen = new Set<number>();
  const shown = recent.filter(({ row: { hostId, guestId } }) => {
    const isFirst = !seen.has(hostId) && !seen.has(guestId);
    seen.add(hostId).add(guestId);
    return isFirst;
  });
  const ids = new Set(shown.map(({ row }) => row.id));
  const ended = await readContests(orm, sql`${versus.state} = 'ended'`, around, READ_RESULTS);
  const results = ended.filter(({ row }) => !ids.has(row.id)).slice(0, VERSUS_RESULTS);
  const contests = await contestViews(orm, shown, now);
  const tokens = ({ modelList }: VersusContest) => modelList.reduce((sum, { score }) => sum + score, 0);
  const next = [...shown.flatMap(rematchOf), ...(await firstRounds(orm, around))];
  return {
    now,
    contests: contests.sort(
      (one, other) =>
        Number(other.state === 'running') - Number(one.state === 'running') || tokens(other) - tokens(one),
    ),
    next: next.sort((one, other) => one.starts_at - other.starts_at),
    results: await contestViews(orm, results, now),
  };
}
