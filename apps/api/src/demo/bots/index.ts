import { eq, inArray } from 'drizzle-orm';
import { meet, model, user } from '../../kernel/db/schema/index.ts';
import type { Bus } from '../../kernel/events/bus/bus.ts';
import type { Publisher } from '../../kernel/events/publisher.ts';
import { type Job, startJob } from '../../kernel/jobs.ts';
import { findRoom, updateRooms } from '../../kernel/rooms/rooms.ts';
import type { Context } from '../../routes/context.ts';
import type { Realtime } from '../../sockets/index.ts';
import { demoStatuses, demoWorld } from '../world.ts';
import { createAudience } from './audience.ts';
import { demoCrowd } from './crowd.ts';
import { createMeetBots } from './meet/index.ts';
import { createRatingBot } from './ratings.ts';
import { createShowBots } from './shows.ts';
import { createSimulation, type DemoRooms } from './simulation.ts';
import { createTipBots } from './tips.ts';
import { createVersusBots } from './versus.ts';

/** The terms of a bot's ticket show. */
const TICKETS = {
  mode: 'limited',
  recording_price: 40,
  limited_message: '',
  refund_joined_minute_before_end: 5,
} as const;

function demoRooms({ database, shows }: Context): DemoRooms {
  return {
    async statuses() {
      const rows = await database.orm
        .select({ username: user.username, status: model.status })
        .from(model)
        .innerJoin(user, eq(user.id, model.userId));
      return new Map(
        rows.map(({ username, status }) => [
          username,
          demoStatuses.find((known) => known === status) ?? 'offline',
        ]),
      );
    },
    async setStatus(username, status) {
      const room = await findRoom(database.orm, username);
      // Never end a show that a real viewer pays for.
      if (!room || (await shows.isTaken(room.user.id))) return;
      const { ticketPrice } = room.model.settings;
      if (status === 'limited') {
        const ticket_price = typeof ticketPrice === 'number' && ticketPrice > 0 ? ticketPrice : 100;
        await shows.setMode(room.user.id, { ...TICKETS, ticket_price });
      } else if (status === 'online' || status === 'standby') {
        await shows.setMode(room.user.id, { mode: status === 'online' ? 'public' : status });
      } else await updateRooms(database.orm, [{ username, status }]);
    },
  };
}

/** Starts the demo's bots on this process's sockets: broadcasters, their shows, and an audience that tips. */
export function startBots(
  context: Context,
  bus: Bus,
  realtime: Realtime,
  publisher: Publisher,
  partnerAfterSeconds = 5,
): Pick<Job, 'stop'>[] {
  const { models } = demoWorld(new Date());
  const { shows, watchTogether, log } = context;
  const roomOf = (username: string) => findRoom(context.database.orm, username);
  const datesAmong = async (showIds: readonly number[]) => {
    const rows = await context.database.orm
      .select({ showId: meet.showId })
      .from(meet)
      .where(inArray(meet.showId, [...showIds]));
    return new Set(rows.flatMap(({ showId }) => showId ?? []));
  };
  const { watchedRooms } = realtime.presence;
  const rooms = demoRooms(context);
  const simulation = createSimulation({ models, bus, publisher, watchedRooms, rooms, log });
  simulation.start();
  const job = (name: string, everyMs: number, step: (isNewLeader: boolean) => Promise<unknown>): Job =>
    startJob({ name, everyMs, run: step, leader: bus, log, immediately: true });
  const tips = createTipBots({ models, context, watchedRooms });
  const audience = createAudience({ context, publisher, tip: tips.tip });
  const crowd = demoCrowd(models);
  realtime.presence.setCrowd({
    count: (room) => crowd.count(room) + audience.crowd.count(room),
    users: (room) => [...crowd.users(room), ...audience.crowd.users(room)],
  });
  const meetBots = createMeetBots({ models, context, bus, publisher, waitMs: partnerAfterSeconds * 1_000 });
  return [
    simulation,
    meetBots,
    job('bots-meet', 1_000, meetBots.step),
    job('bots-shows', 1_000, createShowBots({ models, shows, rooms, watchTogether, roomOf, datesAmong })),
    job('bots-tips', 2_000, tips.step),
    job('bots-audience', 2_000, audience.step),
    job('bots-ratings', 5_000, createRatingBot(context)),
    job('bots-versus', 2_000, createVersusBots({ models, context, watchedRooms, tip: tips.tip })),
  ];
}
