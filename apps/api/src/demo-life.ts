import { eq } from 'drizzle-orm';
import type { Context } from './context.ts';
import { model, user } from './db/schema/index.ts';
import { demoCrowd } from './demo/crowd.ts';
import { createSimulation, type DemoRooms, type Simulation } from './demo/simulation.ts';
import { demoStatuses, demoWorld } from './demo/world.ts';
import type { Bus, Realtime } from './realtime/index.ts';
import { updateRooms } from './rooms/rooms.ts';

function demoRooms({ database }: Context): DemoRooms {
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
    setStatus: (username, status) => updateRooms(database.orm, [{ username, status }]),
  };
}

/** Starts the demo's broadcasters and crowds on this process's sockets. */
export function startDemoLife(context: Context, bus: Bus, realtime: Realtime): Simulation {
  const { models } = demoWorld(new Date());
  realtime.presence.setCrowd(demoCrowd(models));
  const simulation = createSimulation({
    models,
    bus,
    broadcast: realtime.broadcast,
    watchedRooms: realtime.presence.watchedRooms,
    rooms: demoRooms(context),
    log: context.log,
  });
  simulation.start();
  return simulation;
}
