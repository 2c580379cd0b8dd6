import { tournamentRoom } from '@footlight/contract';
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { settingsFrom } from '../../kernel/accounts/settings.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { nowOf } from '../../kernel/db/clock.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { user, versus, versusSeat, versusTournament } from '../../kernel/db/schema/index.ts';
import type { UnitOfWork, Work } from '../../kernel/events/outbox.ts';
import type { RoomRow } from '../../kernel/rooms/room-row.ts';
import { lockRoom } from '../../kernel/rooms/rooms.ts';
import { beginNew, isReady } from './contest.ts';
import { clockNow } from './store.ts';

export type TournamentRow = typeof versusTournament.$inferSelect;

export interface TournamentWish {
  name: string;
  /** The seeding: the best first. */
  players: readonly RoomRow[];
  seconds: number;
  startsInSeconds: number;
}

interface Player {
  modelId: number;
  username: string;
  seat: number;
  isOut: boolean;
}

const playersOf = (orm: Orm, id: number): Promise<Player[]> =>
  orm
    .select({
      modelId: versusSeat.modelId,
      username: user.username,
      seat: versusSeat.seat,
      isOut: versusSeat.isOut,
    })
    .from(versusSeat)
    .innerJoin(user, eq(user.id, versusSeat.modelId))
    .where(eq(versusSeat.tournamentId, id))
    .orderBy(asc(versusSeat.seat));

/** Tells the rooms of these players who is left, and how long the round lasts; 0 when it is over. */
const notifyRooms = (unit: UnitOfWork, players: readonly Player[], seconds: number): void => {
  const usernameList = players.map(({ username }) => username);
  for (const { username } of players)
    unit.toRoom(username, 'v3.versus-tournament.room-update', {
      usernameList,
      room: tournamentRoom(username),
      seconds_remaining: seconds,
    });
};

const putOut = (tx: Orm, tournamentId: number, ids: readonly number[]) =>
  ids.length === 0
    ? undefined
    : tx
        .update(versusSeat)
        .set({ isOut: true })
        .where(and(eq(versusSeat.tournamentId, tournamentId), inArray(versusSeat.modelId, [...ids])));

/**
 * Starts the contests of a round: neighbours of the seeding meet, and an odd last one continues without a contest.
 * A player who cannot take part now is out.
 */
async function startRound(
  unit: UnitOfWork,
  tournament: TournamentRow,
  left: readonly Player[],
  round: number,
  secondMs: number,
) {
  const { tx } = unit;
  const rooms = new Map<number, RoomRow>();
  for (const id of left.map(({ modelId }) => modelId).sort((a, b) => a - b))
    rooms.set(id, await lockRoom(tx, id));
  const now = await nowOf(tx);
  const out: number[] = [];
  for (let index = 0; index + 1 < left.length; index += 2) {
    const pair = [left[index], left[index + 1]].flatMap((one) => rooms.get(one?.modelId ?? 0) ?? []);
    const ready = pair.filter((room) => isReady(room, now));
    out.push(...pair.filter((room) => !ready.includes(room)).map((room) => room.user.id));
    const [host, guest] = ready;
    if (!host || !guest) continue;
    const { seconds, id: tournamentId } = tournament;
    const ids = { hostId: host.user.id, guestId: guest.user.id };
    await beginNew(
      unit,
      { ...ids, seconds, autoRestart: false, tournamentId, round },
      { host, guest },
      secondMs,
    );
  }
  await putOut(tx, tournament.id, out);
  await tx
    .update(versusTournament)
    .set({ state: 'running', round })
    .where(eq(versusTournament.id, tournament.id));
  notifyRooms(unit, left, tournament.seconds);
}

/** The loser of a contest is out; after a draw, the player with the lower seeding. */
async function endRound(unit: UnitOfWork, tournament: TournamentRow, players: readonly Player[]) {
  const { tx } = unit;
  const seatOf = new Map(players.map(({ modelId, seat }) => [modelId, seat]));
  const contests = await tx
    .select()
    .from(versus)
    .where(and(eq(versus.tournamentId, tournament.id), eq(versus.round, tournament.round)));
  const out = contests.map(({ hostId, guestId, winnerId }) => {
    if (winnerId !== null) return winnerId === hostId ? guestId : hostId;
    return (seatOf.get(hostId) ?? 0) < (seatOf.get(guestId) ?? 0) ? guestId : hostId;
  });
  await putOut(tx, tournament.id, out);
  return players.filter(({ modelId, isOut }) => !isOut && !out.includes(modelId));
}

interface TournamentsOptions {
  orm: Orm;
  work: Work;
  log: FastifyBaseLogger;
  secondMs: number;
}

/** Knock-out tournaments of versus contests. An operator starts one; the job of the contests moves it on. */
export function createTournaments({ orm, work, log, secondMs }: TournamentsOptions) {
  const advance = (id: number) =>
    work.run(async (unit) => {
      const { tx } = unit;
      const [tournament] = await tx
        .select()
        .from(versusTournament)
        .where(and(eq(versusTournament.id, id), ne(versusTournament.state, 'ended')))
        .for('no key update');
      if (!tournament) return;
      const players = await playersOf(tx, id);
      if (tournament.state === 'starting') {
        if (tournament.startsAt.getTime() > (await nowOf(tx))) return;
        const usernameList = players.map(({ username }) => username);
        for (const { modelId } of players)
          unit.toUser(modelId, 'v3.versus-tournament.running', { usernameList });
        await startRound(unit, tournament, players, 1, secondMs);
        return;
      }
      const running = await tx
        .select({ id: versus.id })
        .from(versus)
        .where(and(eq(versus.tournamentId, id), eq(versus.state, 'running')))
        .limit(1);
      if (running.length > 0) return;
      const left = await endRound(unit, tournament, players);
      if (left.length > 1) {
        await startRound(unit, tournament, left, tournament.round + 1, secondMs);
        return;
      }
      notifyRooms(unit, left, 0);
      await tx
        .update(versusTournament)
        .set({ state: 'ended', endedAt: clockNow, winnerId: left[0]?.modelId ?? null })
        .where(eq(versusTournament.id, id));
    });

  return {
    /**
     * `also` runs in the same transaction.
     *
     * @throws ApiError `conflict` when a broadcaster does not take part in versus
     */
    start: (
      { name, players, seconds, startsInSeconds }: TournamentWish,
      also?: (tx: Orm, id: number) => Promise<void>,
    ): Promise<number> =>
      work.run(async (unit) => {
        if (players.some(({ user: owner }) => settingsFrom(owner.settings).versus_enabled !== true))
          throw new ApiError('conflict');
        const startsAt = sql`clock_timestamp() + ${startsInSeconds} * interval '1 second'`;
        const [row] = await unit.tx.insert(versusTournament).values({ name, seconds, startsAt }).returning();
        if (!row) throw new ApiError('internal');
        await unit.tx
          .insert(versusSeat)
          .values(
            players.map(({ user: owner }, seat) => ({ tournamentId: row.id, modelId: owner.id, seat })),
          );
        const usernameList = players.map(({ user: owner }) => owner.username);
        for (const { user: owner } of players)
          unit.toUser(owner.id, 'v3.versus-tournament.starting', { usernameList });
        await also?.(unit.tx, row.id);
        return row.id;
      }),

    async step(): Promise<void> {
      const open = await orm
        .select({ id: versusTournament.id })
        .from(versusTournament)
        .where(ne(versusTournament.state, 'ended'));
      for (const { id } of open)
        await advance(id).catch((error: unknown) =>
          log.error({ err: error, tournament: id }, 'tournament not advanced; will retry'),
        );
    },
  };
}
