import { hasRoom } from '@footlight/contract';
import type { FastifyInstance } from 'fastify';
import { plannedShowsOf, saveSchedule, scheduleOf } from '../features/broadcaster/schedule.ts';
import { ApiError } from '../kernel/api-error.ts';
import { createLimit } from '../kernel/http/limits.ts';
import { registerOperation } from '../kernel/http/operation.ts';
import { placeOf } from '../kernel/http/request.ts';
import { isBlockedFor } from '../kernel/rooms/room-row.ts';
import { findRoom, findRoomById, lockRoom } from '../kernel/rooms/rooms.ts';
import type { Context } from './context.ts';

/** When broadcasters mean to be live (record 0072). */
export function registerSchedule(app: FastifyInstance, context: Context): void {
  const { database, options, work, now } = context;
  const limit = createLimit(context, 'schedule', 30, 60_000);

  registerOperation(app, context, 'GET /user/{username}/schedule', async ({ params, request }) => {
    const room = await findRoom(database.orm, params.username);
    const { site } = await context.sites.of(request);
    if (!room?.model.isListed || !hasRoom(site, room.model.tags)) throw new ApiError('user_not_found');
    const isBlocked = isBlockedFor(room.model, placeOf(request, options));
    return { shows: isBlocked ? [] : plannedShowsOf(room.model, now()) };
  });

  registerOperation(app, context, 'GET /video/schedule', async ({ viewer }) => {
    const room = await findRoomById(database.orm, viewer.user.id);
    if (!room) throw new ApiError('forbidden');
    return { schedule: scheduleOf(room.model) };
  });

  registerOperation(app, context, 'POST /video/schedule', async ({ viewer, body, request }) => {
    await limit.take(request, `schedule ${viewer.user.id}`);
    if (!(await findRoomById(database.orm, viewer.user.id))) throw new ApiError('forbidden');
    const schedule = await work.run(async ({ tx }) =>
      saveSchedule(tx, await lockRoom(tx, viewer.user.id), body),
    );
    return { status: 1, schedule };
  });
}
