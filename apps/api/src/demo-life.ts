import { eq } from 'drizzle-orm';
import type { Context } from './context.ts';
import { model, user } from './db/schema/index.ts';
import { createAppLife } from './demo/app-life.ts';
import { demoCrowd } from './demo/crowd.ts';
import { createShowLife } from './demo/show-life.ts';
import { createSimulation, type DemoRooms, type Simulation } from './demo/simulation.ts';
import { demoStatuses, demoWorld } from './demo/world.ts';
import type { Bus, Realtime } from './realtime/index.ts';
import { findRoom, updateRooms } from './rooms/rooms.ts';

/** Opens a ticket show as the broadcaster does. */
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
      // A show that somebody real pays for is not pulled from under them.
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

/** Starts the demo's broadcasters and crowds on this process's sockets. */
export function startDemoLife(context: Context, bus: Bus, realtime: Realtime): Pick<Simulation, 'stop'> {
  const { models } = demoWorld(new Date());
  realtime.presence.setCrowd(demoCrowd(models));
  const rooms = demoRooms(context);
  const showLife = createShowLife({ models, bus, shows: context.shows, rooms, log: context.log });
  showLife.start();
  const appLife = createAppLife({
    models,
    context,
    bus,
    watchedRooms: realtime.presence.watchedRooms,
  });
  appLife.start();
  const simulation = createSimulation({
    models,
    bus,
    broadcast: realtime.broadcast,
    watchedRooms: realtime.presence.watchedRooms,
    rooms,
    log: context.log,
  });
  simulation.start();
  return {
    async stop() {
      await appLife.stop();
      await showLife.stop();
      await simulation.stop();
    },
  };
}
