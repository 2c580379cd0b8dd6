import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { requireAdmin } from '../kernel/accounts/admin.ts';
import { suspend } from '../kernel/accounts/end-sessions.ts';
import { ApiError } from '../kernel/api-error.ts';
import { user } from '../kernel/db/schema/index.ts';
import { createLimit } from '../kernel/http/limits.ts';
import { registerOperation } from '../kernel/http/operation.ts';
import { findRoomById } from '../kernel/rooms/rooms.ts';
import type { Context } from './context.ts';

/** What administrators do to accounts. */
export function registerAccountOffice(app: FastifyInstance, context: Context): void {
  const { database, shows, work } = context;
  const limit = createLimit(context, 60, 60_000);

  registerOperation(app, context, 'POST /operator/accounts/{username}/suspend', async (call) => {
    requireAdmin(call.viewer.user);
    await limit.take(call.request, `suspend ${call.viewer.user.id}`);
    const [found] = await database.orm.select().from(user).where(eq(user.username, call.params.username));
    if (!found) throw new ApiError('user_not_found');
    // Nobody locks the administrators out.
    if (found.traits.isAdmin || found.traits.isSuperAdmin) throw new ApiError('forbidden');
    const until = call.body.until === null ? null : new Date(call.body.until);
    await work.run((unit) => suspend(unit, found.id, until));
    if (until !== null && until.getTime() > Date.now()) {
      await shows.leaveAll(found.id);
      if (await findRoomById(database.orm, found.id)) await shows.setMode(found.id, { mode: 'offline' });
    }
    return { status: 1, suspended_until: until?.toISOString() ?? null };
  });
}
