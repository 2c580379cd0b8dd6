import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { model, user, versus } from '../../kernel/db/schema/index.ts';
import type { RoomRow } from '../../kernel/rooms/room-row.ts';
import { findRoom } from '../../kernel/rooms/rooms.ts';
import { findTournament } from '../../read-models/versus-tournament.ts';
import type { Context } from '../../routes/context.ts';
import { type Random, randomFrom } from '../art/random.ts';
import type { DemoModel } from '../world.ts';

/** The contests of bots take place in rooms that are on the first page, but not the first that visitors open. */
const FROM_PLACE = 30;
/** Sections with a contest. */
const SECTIONS = ['f', 'm'] as const;
type Section = (typeof SECTIONS)[number];
const SECONDS = 120;
/** In a watched contest, a bot tips each side about once in this many steps. Other contests get fewer tips: lists and tables show their scores. */
const TIPS_ONE_IN = 3;
const UNWATCHED_TIPS_ONE_IN = 12;
const TOURNAMENT_NAME = 'Footlight Cup';
const TOURNAMENT_SIDES = 4;
const PAUSE_MS = 15 * 60_000;

/** Settings of {@link createVersusBots}. */
export interface VersusBotsOptions {
  models: readonly DemoModel[];
  context: Pick<Context, 'database' | 'versus'>;
  watchedRooms(): readonly string[];
  /** One bot's tip. */
  tip(model: DemoModel): Promise<void>;
  random?: Random;
}

/**
 * A contest between two bots of a section that starts again and again, and tournaments, so that every visitor of the
 * demo finds them. The bots use the same service as people, and their tips settle like all others.
 */
export function createVersusBots({ models, context, watchedRooms, tip, random }: VersusBotsOptions) {
  const { orm } = context.database;
  const byName = new Map(models.map((one) => [one.username, one]));
  const names = models.filter(({ isVoyeur }) => !isVoyeur).map(({ username }) => username);
  const dice = random ?? randomFrom(`versus/${Date.now()}`);

  /** The contests of bots that run or will restart. */
  const playing = async (): Promise<{ usernames: string[]; inTournament: boolean }[]> => {
    const rows = await orm
      .select({ id: versus.id, tournamentId: versus.tournamentId, username: user.username })
      .from(versus)
      .innerJoin(user, or(eq(user.id, versus.hostId), eq(user.id, versus.guestId)))
      .where(
        and(
          or(eq(versus.state, 'running'), sql`${versus.restartsAt} IS NOT NULL`),
          inArray(user.username, names),
        ),
      );
    return [...new Set(rows.map(({ id }) => id))].map((contest) => {
      const sides = rows.filter(({ id }) => id === contest);
      return {
        usernames: sides.map(({ username }) => username),
        inTournament: sides.some(({ tournamentId }) => tournamentId !== null),
      };
    });
  };

  /** Rooms of bots that could start a contest now, made to take part in versus. */
  const ready = async (gender: Section, from: number, count: number): Promise<RoomRow[]> => {
    const found = await orm
      .select({ username: user.username })
      .from(model)
      .innerJoin(user, eq(user.id, model.userId))
      .where(
        and(
          eq(model.status, 'online'),
          eq(model.gender, gender),
          eq(model.isVersus, false),
          sql`${model.isListed} AND ${model.blockedCountries} = '{}'`,
          inArray(user.username, names),
        ),
      )
      .orderBy(desc(model.viewers), model.userId)
      .limit(count)
      .offset(from);
    const usernames = found.map(({ username }) => username);
    if (usernames.length < count) return [];
    await orm
      .update(user)
      .set({ settings: sql`${user.settings} || '{"versus_enabled": true}'::jsonb` })
      .where(inArray(user.username, usernames));
    const rooms = await Promise.all(usernames.map((name) => findRoom(orm, name)));
    return rooms.flatMap((room) => room ?? []);
  };

  const startContest = async (gender: Section): Promise<void> => {
    const [host, guest] = await ready(gender, FROM_PLACE, 2);
    if (!host || !guest) return;
    const id = await context.versus.invite(host, guest, { seconds: SECONDS, autoRestart: true });
    await context.versus.accept(id, guest.user.id);
  };

  /** One tournament after the other, with a pause in which the table of the last one can be read. */
  const keepTournament = async (): Promise<void> => {
    const newest = await findTournament(orm, null);
    if (newest && (newest.endedAt?.getTime() ?? Date.now()) + PAUSE_MS > Date.now()) return;
    const players = await ready('f', FROM_PLACE + 10, TOURNAMENT_SIDES);
    if (players.length === 0) return;
    await context.versus.tournaments.start({
      name: TOURNAMENT_NAME,
      players,
      seconds: SECONDS,
      startsInSeconds: 60,
    });
  };

  return async (): Promise<void> => {
    await keepTournament();
    const players = await playing();
    for (const gender of SECTIONS) {
      const isPlaying = players.some(
        ({ usernames, inTournament }) =>
          !inTournament && usernames.some((name) => byName.get(name)?.gender === gender),
      );
      if (!isPlaying) await startContest(gender);
    }
    const watched = watchedRooms();
    for (const { usernames } of players) {
      const isWatched = usernames.some((name) => watched.includes(name));
      for (const name of usernames) {
        const one = byName.get(name);
        if (one && dice.chance(1 / (isWatched ? TIPS_ONE_IN : UNWATCHED_TIPS_ONE_IN))) await tip(one);
      }
    }
  };
}
