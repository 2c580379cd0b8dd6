import { SUPPORT_ROLES } from '@footlight/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { requireAdmin } from '../kernel/accounts/admin.ts';
import { suspend } from '../kernel/accounts/end-sessions.ts';
import { ApiError } from '../kernel/api-error.ts';
import { model, user } from '../kernel/db/schema/index.ts';
import type { UserRow } from '../kernel/db/user-row.ts';
import { createLimit } from '../kernel/http/limits.ts';
import { registerOperation } from '../kernel/http/operation.ts';
import { findRoom, findRoomById } from '../kernel/rooms/rooms.ts';
import type { Context } from './context.ts';

/** What administrators do to accounts. */
export function registerAccountOffice(app: FastifyInstance, context: Context): void {
  const { database, shows, work } = context;
  const limit = createLimit(context, 60, 60_000);

  const accountOf = async (username: string): Promise<UserRow> => {
    const [found] = await database.orm.select().from(user).where(eq(user.username, username));
    if (!found) throw new ApiError('user_not_found');
    return found;
  };

  registerOperation(app, context, 'POST /operator/accounts/{username}/suspend', async (call) => {
    requireAdmin(call.viewer.user);
    await limit.take(call.request, `suspend ${call.viewer.user.id}`);
    const found = await accountOf(call.params.username);
    // Nobody locks the administrators out.
    if (found.traits.isAdmin || found.traits.isSuperAdmin) throw new ApiError('forbidden');
    const until = call.body.until === null ? null : new Date(call.body.until);
    await work.run((unit) => suspend(unit, found.id, until));
    if (until !== null && until.getTime() > Date.now()) {
      await context.meets.expel(found.id);
      await shows.leaveAll(found.id);
      if (await findRoomById(database.orm, found.id)) await shows.setMode(found.id, { mode: 'offline' });
    }
    return { status: 1, suspended_until: until?.toISOString() ?? null };
  });

  registerOperation(app, context, 'POST /operator/accounts/{username}/support', async (call) => {
    requireAdmin(call.viewer.user);
    await limit.take(call.request, `support ${call.viewer.user.id}`);
    const roles = await work.run(async ({ tx }) => {
      const { id } = await accountOf(call.params.username);
      const [row] = await tx.select({ roles: user.roles }).from(user).where(eq(user.id, id)).for('update');
      const flags = Object.entries(SUPPORT_ROLES) as [keyof typeof SUPPORT_ROLES, string][];
      const others = (row?.roles ?? []).filter((role) => !flags.some(([, one]) => one === role));
      const set = flags.filter(([name]) => call.body[name]).map(([, role]) => role);
      const next = [...others, ...set];
      await tx.update(user).set({ roles: next }).where(eq(user.id, id));
      return next;
    });
    return { status: 1, user_roles: roles };
  });

  registerOperation(app, context, 'POST /operator/accounts/{username}/vr', async (call) => {
    requireAdmin(call.viewer.user);
    await limit.take(call.request, `vr ${call.viewer.user.id}`);
    const room = await findRoom(database.orm, call.params.username);
    if (!room) throw new ApiError('user_not_found');
    const { format } = call.body;
    await work.run(({ tx }) =>
      tx
        .update(model)
        .set(
          format ? { isVr: true, vrProjection: format.projection, vrLayout: format.layout } : { isVr: false },
        )
        .where(eq(model.userId, room.user.id)),
    );
    return { status: 1, format };
  });
}
