import { VERSUS_INVITE_SECONDS, type VersusEnd } from '@footlight/contract';
import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { ApiError } from '../../kernel/api-error.ts';
import { nowOf } from '../../kernel/db/clock.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { versus } from '../../kernel/db/schema/index.ts';
import type { UnitOfWork, Work } from '../../kernel/events/outbox.ts';
import type { RoomPresence } from '../../kernel/rooms/presence.ts';
import type { RoomRow } from '../../kernel/rooms/room-row.ts';
import { lossOf, noteAbsence, restartGrace } from './absences.ts';
import { begin, beginNew, finish, isReady, type Pair } from './contest.ts';
import { lockPair, lockVersus, sidesOf, type VersusRow, versusById } from './store.ts';
import { createTournaments } from './tournaments.ts';

export interface VersusOptions {
  orm: Orm;
  work: Work;
  presence: Pick<RoomPresence, 'onlineIds'>;
  log: FastifyBaseLogger;
  /** The length of a second of a contest; shorter in tests. */
  secondMs: number;
}

export interface VersusWish {
  seconds: number;
  autoRestart: boolean;
}

export type Versus = ReturnType<typeof createVersus>;

/**
 * Versus contests of two rooms (spec 3 §3). All state is in the database; every change is one unit of work that locks
 * both rooms and publishes its events after the commit. A job ends contests by time, so that a killed process loses none.
 */
export function createVersus({ orm, work, presence, log, secondMs }: VersusOptions) {
  /** Locks the rooms and the contest of a row, if it is still in one of these states. */
  const inVersus = <T>(
    id: number,
    states: readonly string[],
    change: (unit: UnitOfWork, row: VersusRow, pair: Pair) => Promise<T>,
  ): Promise<T | null> =>
    work.run(async (unit) => {
      const found = await versusById(unit.tx, id);
      if (!found) return null;
      const pair = await lockPair(unit.tx, found);
      const row = await lockVersus(unit.tx, id, states);
      return row && change(unit, row, pair);
    });

  /** A change by one of the two broadcasters. */
  const byPlayer = async (
    id: number,
    modelId: number,
    states: readonly string[],
    change: (unit: UnitOfWork, row: VersusRow, pair: Pair) => Promise<unknown>,
  ): Promise<void> => {
    const row = await versusById(orm, id);
    if (!row || (row.hostId !== modelId && row.guestId !== modelId)) throw new ApiError('not_found');
    const done = await inVersus(id, states, async (unit, now, pair) => {
      await change(unit, now, pair);
      return true;
    });
    if (!done) throw new ApiError('conflict');
  };

  /** Ends a contest whose time has run out or that a side has lost, and records who is absent. */
  const watch = (id: number, online: ReadonlySet<number>) =>
    inVersus(id, ['running'], async (unit, row, pair) => {
      const now = await nowOf(unit.tx);
      if ((row.endsAt?.getTime() ?? 0) <= now) return finish(unit, row, pair, 'time', null);
      const sides = await sidesOf(unit.tx, row);
      const lost: { id: number; reason: VersusEnd }[] = [];
      let isChanged = false;
      for (const [index, known] of sides.entries()) {
        const room = index === 0 ? pair.host : pair.guest;
        const changed = await noteAbsence(unit, room, known, online.has(room.user.id));
        if (changed) {
          isChanged ||= (changed.awaySince === null) !== (known.awaySince === null);
          sides[index] = changed;
        }
        const reason = lossOf(room, sides[index] ?? known, now);
        if (reason) lost.push({ id: room.user.id, reason });
      }
      const [first, second] = lost;
      // Two sides that leave together lose to nobody: the score decides.
      if (first) return finish(unit, row, pair, first.reason, second ? null : first.id);
      if (isChanged) publishAway(unit, row, pair, sides);
      return undefined;
    });

  const publishAway = (
    unit: UnitOfWork,
    row: VersusRow,
    { host, guest }: Pair,
    sides: Awaited<ReturnType<typeof sidesOf>>,
  ): void => {
    const usernames = [host.user.username, guest.user.username];
    const away = usernames.filter((_, index) => sides[index]?.awaySince != null);
    for (const name of usernames)
      unit.toRoom(name, 'v3.versus.update', {
        versus_id: String(row.id),
        usernames,
        scores: sides.map(({ score }) => score),
        away,
        tip: null,
      });
  };

  /** Starts the next contest of an auto restart, unless one of the rooms cannot take part any more. */
  const restart = (id: number) =>
    inVersus(id, ['ended'], async (unit, row, pair) => {
      if (row.restartsAt === null) return;
      await unit.tx.update(versus).set({ restartsAt: null }).where(eq(versus.id, id));
      const now = await nowOf(unit.tx);
      if (isReady(pair.host, now) && isReady(pair.guest, now)) await beginNew(unit, row, pair, secondMs);
    });

  const tournaments = createTournaments({ orm, work, log, secondMs });

  return {
    tournaments,

    /** One broadcaster invites another. @throws ApiError `conflict` */
    invite: (host: RoomRow, guest: RoomRow, { seconds, autoRestart }: VersusWish): Promise<number> =>
      work.run(async (unit) => {
        const { tx } = unit;
        const ids = { hostId: host.user.id, guestId: guest.user.id };
        if (ids.hostId === ids.guestId) throw new ApiError('conflict');
        const pair = await lockPair(tx, ids);
        const now = await nowOf(tx);
        if (!isReady(pair.host, now) || !isReady(pair.guest, now)) throw new ApiError('conflict');
        // The job may not have seen yet that the last one has lapsed.
        await tx
          .update(versus)
          .set({ state: 'declined' })
          .where(
            and(
              eq(versus.hostId, ids.hostId),
              eq(versus.state, 'invited'),
              sql`${versus.expiresAt} <= clock_timestamp()`,
            ),
          );
        const [row] = await tx
          .insert(versus)
          .values({
            state: 'invited',
            ...ids,
            seconds,
            autoRestart,
            expiresAt: sql`clock_timestamp() + ${VERSUS_INVITE_SECONDS} * interval '1 second'`,
          })
          .onConflictDoNothing()
          .returning();
        if (!row) throw new ApiError('conflict');
        unit.toUser(guest.user.id, 'v3.versus.invite', {
          versus_id: String(row.id),
          from: host.user.username,
        });
        return row.id;
      }),

    accept: (id: number, modelId: number): Promise<void> =>
      byPlayer(id, modelId, ['invited'], async (unit, row, pair) => {
        if (row.guestId !== modelId || (row.expiresAt?.getTime() ?? 0) <= (await nowOf(unit.tx)))
          throw new ApiError('conflict');
        unit.toUser(row.hostId, 'v3.versus.accept', {
          versus_id: String(id),
          username: pair.guest.user.username,
        });
        await begin(unit, row, pair, secondMs);
      }),

    /** The guest rejects, or the host withdraws. */
    reject: (id: number, modelId: number): Promise<void> =>
      byPlayer(id, modelId, ['invited'], async (unit, row, pair) => {
        await unit.tx.update(versus).set({ state: 'declined' }).where(eq(versus.id, id));
        const by = row.hostId === modelId ? pair.host : pair.guest;
        // Both: the other broadcaster, and the own other tabs.
        for (const to of [row.hostId, row.guestId])
          unit.toUser(to, 'v3.versus.reject', { versus_id: String(id), username: by.user.username });
      }),

    /** A side gives up the running contest, or cancels the next one. */
    end: (id: number, modelId: number): Promise<void> =>
      byPlayer(id, modelId, ['running', 'ended'], async (unit, row, pair) => {
        if (row.state === 'running') return finish(unit, row, pair, 'gave_up', modelId);
        if (row.restartsAt === null) throw new ApiError('conflict');
        await unit.tx.update(versus).set({ restartsAt: null }).where(eq(versus.id, id));
        // The rooms read the state again, which no longer has the next contest.
        const players = [pair.host.user, pair.guest.user];
        for (const { username } of players)
          unit.toRoom(username, 'v3.versus.ended', {
            versus_id: String(id),
            usernames: players.map((one) => one.username),
            winner: players.find((one) => one.id === row.winnerId)?.username ?? null,
          });
      }),

    /** Runs every second: ends and restarts contests, lets invitations lapse, moves tournaments on. */
    async step(isNewLeader = false): Promise<void> {
      if (isNewLeader) await orm.execute(restartGrace);
      const open = await orm
        .select({ id: versus.id, state: versus.state })
        .from(versus)
        .where(
          or(
            eq(versus.state, 'running'),
            and(eq(versus.state, 'invited'), sql`${versus.expiresAt} <= clock_timestamp()`),
            and(isNotNull(versus.restartsAt), sql`${versus.restartsAt} <= clock_timestamp()`),
          ),
        );
      const online = open.length > 0 ? await presence.onlineIds() : new Set<number>();
      for (const { id, state } of open) {
        const change =
          state === 'running'
            ? watch(id, online)
            : state === 'ended'
              ? restart(id)
              : inVersus(id, ['invited'], (unit) => lapse(unit, id));
        await change.catch((error: unknown) =>
          log.error({ err: error, versus: id }, 'versus contest not advanced; will retry'),
        );
      }
      await tournaments.step();
    },
  };
}

/** An invitation that nobody answered in time. */
async function lapse(unit: UnitOfWork, id: number): Promise<void> {
  const [row] = await unit.tx.update(versus).set({ state: 'declined' }).where(eq(versus.id, id)).returning();
  if (!row) return;
  for (const to of [row.hostId, row.guestId])
    unit.toUser(to, 'v3.versus.reject', { versus_id: String(id), username: '' });
}
