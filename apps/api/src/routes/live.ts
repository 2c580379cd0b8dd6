import type { FastifyInstance } from 'fastify';
import { revokeKey, rotateKey } from '../features/live/keys.ts';
import { ApiError } from '../kernel/api-error.ts';
import type { UserRow } from '../kernel/db/user-row.ts';
import { createLimit } from '../kernel/http/limits.ts';
import { registerOperation } from '../kernel/http/operation.ts';
import { findRoomById } from '../kernel/rooms/rooms.ts';
import type { Context } from './context.ts';

/** Going live, for broadcasters (spec 2 §3, stream). */
export function registerLive(app: FastifyInstance, context: Context): void {
  const { database, live, now } = context;
  const limit = createLimit(context, 'live', 20, 60_000);

  const ownRoom = async ({ id }: UserRow) => {
    const room = await findRoomById(database.orm, id);
    if (!room) throw new ApiError('forbidden');
    return room.model;
  };

  registerOperation(app, context, 'GET /live/settings', async ({ viewer }) =>
    live.settings(await ownRoom(viewer.user)),
  );

  registerOperation(app, context, 'POST /live/key', async ({ viewer, request }) => {
    await limit.take(request, `stream key ${viewer.user.id}`);
    const { userId, streamName } = await ownRoom(viewer.user);
    if (!live.hasMediaServer) throw new ApiError('unavailable');
    const key = await rotateKey(database.orm, userId, new Date(now()));
    return { stream_key: `${streamName}?key=${key}`, bearer_token: key };
  });

  registerOperation(app, context, 'DELETE /live/key', async ({ viewer, request }) => {
    await limit.take(request, `stream key ${viewer.user.id}`);
    const { userId } = await ownRoom(viewer.user);
    await revokeKey(database.orm, userId);
    return { status: 1 };
  });
}
