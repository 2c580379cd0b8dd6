import { mayActOn, SUPPORT_ROLES } from '@footlight/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { endSessionById, endSessions } from '../features/account/sessions.ts';
import { addNote } from '../features/admin/notes.ts';
import { recordAct } from '../kernel/accounts/audit.ts';
import { suspend } from '../kernel/accounts/end-sessions.ts';
import { setStaffRole } from '../kernel/accounts/grant-role.ts';
import { staffRole } from '../kernel/accounts/staff.ts';
import { ApiError } from '../kernel/api-error.ts';
import { model, user } from '../kernel/db/schema/index.ts';
import type { UserRow } from '../kernel/db/user-row.ts';
import { createLimit } from '../kernel/http/limits.ts';
import { registerOperation } from '../kernel/http/operation.ts';
import { findRoom, findRoomById } from '../kernel/rooms/rooms.ts';
import { accountDetail, findAccounts } from '../read-models/admin/accounts.ts';
import type { Context } from './context.ts';
import { createAccountEnd } from './end-account.ts';

/** What the staff does to accounts. */
export function registerAdminAccounts(app: FastifyInstance, context: Context): void {
  const { database, shows, work, now } = context;
  const { orm } = database;
  const limit = createLimit(context, 'admin-accounts', 60, 60_000);
  const accountEnd = createAccountEnd(context);

  const accountOf = async (username: string): Promise<UserRow> => {
    const [found] = await orm.select().from(user).where(eq(user.username, username));
    if (!found) throw new ApiError('user_not_found');
    return found;
  };
  /** An account that this member of the staff may act on. */
  const subject = async (username: string, actor: UserRow): Promise<UserRow> => {
    const found = await accountOf(username);
    if (!mayActOn(staffRole(actor), staffRole(found)) || found.traits.isRemoved) {
      throw new ApiError('forbidden');
    }
    return found;
  };

  registerOperation(app, context, 'GET /operator/accounts', ({ query }) => findAccounts(orm, query, now()));

  registerOperation(app, context, 'GET /operator/accounts/{username}', async ({ params, viewer }) =>
    accountDetail(orm, await accountOf(params.username), viewer.user),
  );

  registerOperation(app, context, 'POST /operator/accounts/{username}/suspend', async (call) => {
    await limit.take(call.request, `suspend ${call.viewer.user.id}`);
    const { until: said, reason } = call.body;
    const found = await subject(call.params.username, call.viewer.user);
    const until = said === null ? null : new Date(said);
    await work.run(async (unit) => {
      await suspend(unit, found.id, until);
      const act = until === null ? 'account_lift' : 'account_suspend';
      await recordAct(unit.tx, call, { act, aboutId: found.id, object: until?.toISOString() ?? '', reason });
    });
    if (until !== null && until.getTime() > Date.now()) {
      await context.meets.expel(found.id);
      await shows.leaveAll(found.id);
      if (await findRoomById(orm, found.id)) await shows.setMode(found.id, { mode: 'offline' });
    }
    return { status: 1, suspended_until: until?.toISOString() ?? null };
  });

  registerOperation(app, context, 'POST /operator/accounts/{username}/sessions/end', async (call) => {
    await limit.take(call.request, `end sessions ${call.viewer.user.id}`);
    const { session, reason } = call.body;
    const found = await subject(call.params.username, call.viewer.user);
    const ended = await work.run(async (unit) => {
      const count =
        session === null
          ? await endSessions(unit, found.id, null)
          : Number(await endSessionById(unit, found.id, session));
      if (session !== null && count === 0) throw new ApiError('not_found');
      await recordAct(unit.tx, call, { act: 'account_end_sessions', aboutId: found.id, reason });
      return count;
    });
    return { status: 1, ended };
  });

  registerOperation(app, context, 'POST /operator/accounts/{username}/notes', async (call) => {
    await limit.take(call.request, `note ${call.viewer.user.id}`);
    const found = await accountOf(call.params.username);
    if (found.traits.isRemoved) throw new ApiError('forbidden');
    const note = await work.run(async ({ tx }) => {
      // The text stays out of the trail, so that it is erased with the account.
      await recordAct(tx, call, { act: 'account_note', aboutId: found.id });
      return addNote(tx, found.id, call.viewer.user, call.body.text);
    });
    return { status: 1, note };
  });

  registerOperation(app, context, 'POST /operator/accounts/{username}/remove', async (call) => {
    await limit.take(call.request, `remove ${call.viewer.user.id}`);
    const found = await subject(call.params.username, call.viewer.user);
    await accountEnd.mayEnd(found);
    await accountEnd.end(found, call.request, (tx) =>
      recordAct(tx, call, { act: 'account_remove', aboutId: found.id, reason: call.body.reason }),
    );
    return { status: 1, id: found.id };
  });

  registerOperation(app, context, 'POST /operator/accounts/{username}/role', async (call) => {
    await limit.take(call.request, `role ${call.viewer.user.id}`);
    const { role, reason } = call.body;
    const { id } = await subject(call.params.username, call.viewer.user);
    await work.run(async (unit) => {
      const [row] = await unit.tx.select().from(user).where(eq(user.id, id)).for('update');
      if (!row) throw new ApiError('user_not_found');
      await setStaffRole(unit.tx, row, role);
      await recordAct(unit.tx, call, { act: 'account_role', aboutId: id, object: role ?? 'none', reason });
      unit.toUser(id, 'v3.refresh', {});
    });
    return { status: 1, staff_role: role };
  });

  registerOperation(app, context, 'POST /operator/accounts/{username}/support', async (call) => {
    await limit.take(call.request, `support ${call.viewer.user.id}`);
    const roles = await work.run(async ({ tx }) => {
      const { id } = await accountOf(call.params.username);
      const [row] = await tx.select({ roles: user.roles }).from(user).where(eq(user.id, id)).for('update');
      const flags = Object.entries(SUPPORT_ROLES) as [keyof typeof SUPPORT_ROLES, string][];
      const others = (row?.roles ?? []).filter((role) => !flags.some(([, one]) => one === role));
      const set = flags.filter(([name]) => call.body[name]).map(([, role]) => role);
      const next = [...others, ...set];
      await tx.update(user).set({ roles: next }).where(eq(user.id, id));
      await recordAct(tx, call, { act: 'account_support', aboutId: id, object: set.join(' ') });
      return next;
    });
    return { status: 1, user_roles: roles };
  });

  registerOperation(app, context, 'POST /operator/accounts/{username}/vr', async (call) => {
    await limit.take(call.request, `vr ${call.viewer.user.id}`);
    const room = await findRoom(orm, call.params.username);
    if (!room) throw new ApiError('user_not_found');
    const { format } = call.body;
    await work.run(async ({ tx }) => {
      await tx
        .update(model)
        .set(
          format ? { isVr: true, vrProjection: format.projection, vrLayout: format.layout } : { isVr: false },
        )
        .where(eq(model.userId, room.user.id));
      const object = format ? `${format.projection} ${format.layout}` : '';
      await recordAct(tx, call, { act: 'account_vr', aboutId: room.user.id, object });
    });
    return { status: 1, format };
  });
}
