import type { FastifyInstance } from 'fastify';
import { settleTip } from '../features/tips/settle-tip.ts';
import { ApiError } from '../kernel/api-error.ts';
import { createLimit } from '../kernel/http/limits.ts';
import { registerOperation } from '../kernel/http/operation.ts';
import { findRoom } from '../kernel/rooms/rooms.ts';
import { requireInRoom } from '../read-models/visitor-standing.ts';
import type { Context } from './context.ts';

export function registerTips(app: FastifyInstance, context: Context): void {
  const { database, roomApps, work, now } = context;
  const limit = createLimit(context, 'tips', 60, 10_000);
  const parts = { work, appsMoved: roomApps.moved, now };

  registerOperation(app, context, 'POST /tip/{username}', async (call) => {
    const { params, viewer, request, idempotency } = call;
    await limit.take(request, `tip ${viewer.user.id}`);
    const comment = call.body.comment ?? '';
    const body = { ...call.body, comment };
    const room = await findRoom(database.orm, params.username);
    if (!room || room.user.id === viewer.user.id) throw new ApiError('tip_target_missing');
    await requireInRoom(context, comment === '' ? ['pay'] : ['pay', 'speak'], room, call);
    const { entryId, balance } = await context.autoCharges.paying(viewer.user, () =>
      settleTip(parts, idempotency, viewer.user, room, body),
    );
    return { status: 1, tip_id: String(entryId), tokens: balance };
  });
}
