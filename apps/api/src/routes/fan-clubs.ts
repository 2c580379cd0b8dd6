import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { chooseLevel, leaveClub } from '../features/fan-clubs/memberships.ts';
import { writeToFans } from '../features/fan-clubs/messages.ts';
import { clubView, lockMembership, membershipsOf, membershipView } from '../features/fan-clubs/store.ts';
import { publishSubscriber } from '../features/fan-clubs/subscribers.ts';
import { ApiError } from '../kernel/api-error.ts';
import { model } from '../kernel/db/schema/index.ts';
import { publishBalance } from '../kernel/events/balances.ts';
import { createLimit } from '../kernel/http/limits.ts';
import { registerOperation } from '../kernel/http/operation.ts';
import type { RoomRow } from '../kernel/rooms/room-row.ts';
import { findRoom } from '../kernel/rooms/rooms.ts';
import { roomFor } from '../read-models/visitor-standing.ts';
import type { Context } from './context.ts';

/** Fan clubs: pages, joining, changing, leaving, and the broadcaster's prices and messages (spec 1 §2, §6). */
export function registerFanClubs(app: FastifyInstance, context: Context): void {
  const { database, work } = context;
  const { orm } = database;
  const limit = createLimit(context, 'fan-clubs', 30, 60_000);
  const writing = createLimit(context, 'fan-clubs:writing', 10, 3_600_000);
  const roomOf = async (username: string): Promise<RoomRow> => {
    const row = await findRoom(orm, username);
    if (!row) throw new ApiError('user_not_found');
    return row;
  };

  registerOperation(app, context, 'GET /user/{username}/fanclub', async ({ params, viewer }) =>
    clubView(orm, await roomOf(params.username), viewer.user?.id ?? null, Date.now()),
  );

  registerOperation(app, context, 'POST /user/{username}/fanclub/join', async (call) => {
    const { viewer, body, request } = call;
    const { user } = viewer;
    await limit.take(request, `fanclub ${user.id}`);
    const room = await roomFor(context, 'buy', call.params.username, call);
    if (room.user.id === user.id) throw new ApiError('conflict');
    const answer = await context.autoCharges.paying(user, () =>
      work.once(call.idempotency, async (unit) => {
        const chosen = await chooseLevel(unit.tx, user, room, body, context.now());
        if (chosen.charged > 0) {
          publishBalance(unit, user, { tokens: chosen.tokens, change: -chosen.fromPurse });
          publishBalance(unit, room.user, { tokens: chosen.modelTokens, change: chosen.share });
        }
        if (chosen.isNewLevel) await publishSubscriber(unit, room.user.id, user, body.level, context.now());
        return chosen;
      }),
    );
    const row = await lockMembership(orm, user.id, room.user.id);
    if (!row) throw new ApiError('internal');
    return {
      status: 1,
      charged: answer.charged,
      tokens: answer.tokens,
      membership: membershipView(row, room.user),
    };
  });

  registerOperation(
    app,
    context,
    'POST /user/{username}/fanclub/leave',
    async ({ params, viewer, request }) => {
      await limit.take(request, `fanclub ${viewer.user.id}`);
      const room = await roomOf(params.username);
      const row = await work.run(({ tx }) => leaveClub(tx, viewer.user.id, room.user.id, Date.now()));
      return { status: 1, membership: membershipView(row, room.user) };
    },
  );

  registerOperation(app, context, 'GET /user/fanclubs', async ({ viewer }) => ({
    memberships: await membershipsOf(orm, viewer.user.id, Date.now()),
  }));

  registerOperation(app, context, 'POST /user/fanclub/settings', async ({ viewer, body, request }) => {
    await limit.take(request, `fanclub settings ${viewer.user.id}`);
    const room = await findRoom(orm, viewer.user.username);
    if (!room) throw new ApiError('forbidden');
    const fanclub = JSON.stringify({ isEnabled: body.is_enabled, prices: body.prices });
    await orm
      .update(model)
      .set({ settings: sql`${model.settings} || jsonb_build_object('fanclub', ${fanclub}::jsonb)` })
      .where(eq(model.userId, room.user.id));
    return clubView(orm, await roomOf(room.user.username), null, Date.now());
  });

  registerOperation(app, context, 'POST /user/fanclub/message', async ({ viewer, body, request }) => {
    const me = viewer.user;
    await writing.take(request, `fanclub message ${me.id}`);
    if (!(await findRoom(orm, me.username))) throw new ApiError('forbidden');
    const sent = await writeToFans(context, me, {
      clientId: body.client_id,
      levels: body.levels,
      body: body.message,
    });
    return { status: 1, sent };
  });
}
