import { hasAdminRights } from '@footlight/contract';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../kernel/api-error.ts';
import type { UserRow } from '../kernel/db/user-row.ts';
import { createLimit } from '../kernel/http/limits.ts';
import { registerOperation } from '../kernel/http/operation.ts';
import { personOf } from '../kernel/rooms/roles.ts';
import type { RoomRow } from '../kernel/rooms/room-row.ts';
import { findRoom } from '../kernel/rooms/rooms.ts';
import { requireInRoom, type Visitor } from '../read-models/visitor-standing.ts';
import type { Context } from './context.ts';

/** Room apps and split tips (spec 2 §3 and §4). */
export function registerRoomApps(app: FastifyInstance, context: Context): void {
  const { database, roomApps } = context;
  const limit = createLimit(context, 'room-apps', 60, 10_000);

  const roomOf = async (username: string): Promise<RoomRow> => {
    const row = await findRoom(database.orm, username);
    if (!row) throw new ApiError('user_not_found');
    return row;
  };
  const isStaff = (viewer: UserRow, room: RoomRow): boolean =>
    hasAdminRights(personOf(viewer), { streamer: room.user.username, moderators: [] });
  const ownRoom = async (viewer: UserRow, username: string): Promise<RoomRow> => {
    const row = await roomOf(username);
    if (row.user.id !== viewer.id) throw new ApiError('forbidden');
    return row;
  };

  const payingRoom = async (call: Visitor & { params: { username: string } }): Promise<RoomRow> => {
    const row = await findRoom(database.orm, call.params.username);
    if (!row || row.user.id === call.viewer.user?.id) throw new ApiError('tip_target_missing');
    await requireInRoom(context, ['pay'], row, call);
    return row;
  };

  registerOperation(app, context, 'GET /room_apps/{username}', async ({ params }) =>
    roomApps.view((await roomOf(params.username)).user.id),
  );
  registerOperation(app, context, 'POST /room_apps/{username}/install', async (call) => {
    await limit.take(call.request, `apps ${call.viewer.user.id}`);
    await roomApps.install(await ownRoom(call.viewer.user, call.params.username), call.body);
    return { status: 1 };
  });
  registerOperation(app, context, 'POST /room_apps/{username}/uninstall', async (call) => {
    await limit.take(call.request, `apps ${call.viewer.user.id}`);
    const room = await ownRoom(call.viewer.user, call.params.username);
    return { status: 1, seed: await roomApps.uninstall(room, call.body.app) };
  });

  registerOperation(app, context, 'POST /tip_split/{username}/start', async (call) => {
    const { user } = call.viewer;
    await limit.take(call.request, `split ${user.id}`);
    const room = await payingRoom(call);
    const pay = () => roomApps.startSplit(room, user, call.body, call.idempotency);
    return { status: 1, ...(await context.autoCharges.paying(user, pay)) };
  });
  registerOperation(app, context, 'POST /tip_split/{username}/join', async (call) => {
    const { user } = call.viewer;
    await limit.take(call.request, `split ${user.id}`);
    const room = await payingRoom(call);
    const pay = () => roomApps.joinSplit(room, user, call.body, call.idempotency);
    return { status: 1, ...(await context.autoCharges.paying(user, pay)) };
  });
  registerOperation(app, context, 'POST /tip_split/{username}/cancel', async (call) => {
    const { user } = call.viewer;
    const room = await roomOf(call.params.username);
    await roomApps.cancelSplit(room, call.body.split_id, user, isStaff(user, room));
    return { status: 1 };
  });
}
