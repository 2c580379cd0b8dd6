import type { FastifyInstance } from 'fastify';
import { checkTip } from '../features/tips/rules.ts';
import { settleTip } from '../features/tips/settle-tip.ts';
import { createLimit } from '../kernel/http/limits.ts';
import { registerOperation } from '../kernel/http/operation.ts';
import { countryOf } from '../kernel/http/request.ts';
import { findRoom } from '../kernel/rooms/rooms.ts';
import type { Context } from './context.ts';

export function registerTips(app: FastifyInstance, context: Context): void {
  const { database, options, roomApps, work, now } = context;
  const limit = createLimit(context, 60, 10_000);
  const parts = { work, appsMoved: roomApps.moved, now };

  registerOperation(app, context, 'POST /tip/{username}', async (call) => {
    const { params, body, viewer, request, idempotency } = call;
    await limit.take(request, `tip ${viewer.user.id}`);
    const found = await findRoom(database.orm, params.username);
    const room = checkTip(found, viewer.user, countryOf(request, options));
    const { entryId, balance } = await context.autoCharges.paying(viewer.user, () =>
      settleTip(parts, idempotency, viewer.user, room, body),
    );
    return { status: 1, tip_id: String(entryId), tokens: balance };
  });
}
