import type { FastifyInstance } from 'fastify';
import { ApiError } from '../kernel/api-error.ts';
import { createLimit } from '../kernel/http/limits.ts';
import { registerOperation } from '../kernel/http/operation.ts';
import { waitsSince } from '../kernel/ledger/payout.ts';
import { findRoom } from '../kernel/rooms/rooms.ts';
import { earningsOf } from '../read-models/earnings.ts';
import type { Context } from './context.ts';

/** What broadcasters earned. */
export function registerEarnings(app: FastifyInstance, context: Context): void {
  const { now, payoutWaitDays } = context;
  const { orm } = context.database;
  // A span of a year reads many postings.
  const limit = createLimit(context, 'earnings', 60, 60_000);
  registerOperation(app, context, 'GET /studio/earnings', async ({ viewer, query, request }) => {
    await limit.take(request, `earnings ${viewer.user.id}`);
    const room = await findRoom(orm, viewer.user.username);
    if (!room) throw new ApiError('forbidden');
    return earningsOf(orm, room.user.id, query, waitsSince(now(), payoutWaitDays));
  });
}
