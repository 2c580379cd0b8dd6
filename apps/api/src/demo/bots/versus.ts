import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { model, user, versus } from '../../kernel/db/schema/index.ts';
import { findRoom } from '../../kernel/rooms/rooms.ts';
import type { Context } from '../../routes/context.ts';
import { type Random, randomFrom } from '../art/random.ts';
import type { DemoModel } from '../world.ts';

/** The contests of bots take place in rooms that are on the first page, but not the first that visitors open. */
const FROM_PLACE = 30;
const SECONDS = 120;
/** In a watched contest, a bot tips each side about once in this many steps. */
const TIPS_ONE_IN = 3;

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
 * A contest between two bots that begins again and again, so that every visitor of the demo finds one. The bots use the
 * same service as people, and their tips settle like all others.
 */
export function createVersusBots({ models, context, watchedRooms, tip, random }: VersusBotsOptions) {
  const { orm } = context.database;
  const byName = new Map(models.map((one) => [one.username, one]));
  const names = models.filter(({ isVoyeur }) => !isVoyeur).map(({ username }) => username);
  const dice = random ?? randomFrom(`versus/${Date.now()}`);

  /** Usernames of the bots whose contest runs or will restart; empty without one. */
  const playing = async (): Promise<string[]> => {
    const rows = await orm
      .select({ username: user.username })
      .from(versus)
      .innerJoin(user, or(eq(user.id, versus.hostId), eq(user.id, versus.guestId)))
      .where(
        and(
          or(eq(versus.state, 'running'), sql`${versus.restartsAt} IS NOT NULL`),
          inArray(user.username, names),
        ),
      );
    return rows.map(({ username }) => username);
  };

  const start = async (): Promise<void> => {
    const found = await orm
      .select({ username: user.username })
      .from(model)
      .innerJoin(user, eq(user.id, model.userId))
      .where(
        and(
          eq(model.status, 'online'),
          eq(model.gender, 'f'),
          eq(model.isVersus, false),
          sql`${model.isListed} AND ${model.blockedCountries} = '{}'`,
          inArray(user.username, names),
        ),
      )
      .orderBy(desc(model.viewers), model.userId)
      .limit(2)
      .offset(FROM_PLACE);
    const usernames = found.map(({ username }) => username);
    if (usernames.length < 2) return;
    await orm
      .update(user)
      .set({ settings: sql`${user.settings} || '{"versus_enabled": true}'::jsonb` })
      .where(inArray(user.username, usernames));
    const [host, guest] = await Promise.all(usernames.map((name) => findRoom(orm, name)));
    if (!host || !guest) return;
    const id = await context.versus.invite(host, guest, { seconds: SECONDS, autoRestart: true });
    await context.versus.accept(id, guest.user.id);
  };

  return async (): Promise<void> => {
    const players = await playing();
    if (players.length === 0) {
      await start();
      return;
    }
    const watched = watchedRooms();
    if (!players.some((name) => watched.includes(name))) return;
    for (const name of players) {
      const one = byName.get(name);
      if (one && dice.chance(1 / TIPS_ONE_IN)) await tip(one);
    }
  };
}
