import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { model } from '../db/schema/index.ts';
import { chooseLevel, leaveClub } from '../fan-clubs/memberships.ts';
import { writeToFans } from '../fan-clubs/messages.ts';
import { clubView, lockMembership, membershipsOf, membershipView } from '../fan-clubs/store.ts';
import { ApiError } from '../http/errors.ts';
import { createLimit } from '../http/limits.ts';
import { registerOperation } from '../http/operation.ts';
import { countryOf } from '../http/request.ts';
import { withIdempotency } from '../ledger/idempotency.ts';
import { messageView } from '../people/messages.ts';
import { tellUnread } from '../people/unread.ts';
import { refusePlaces } from '../rooms/may-pay.ts';
import { findRoom } from '../rooms/rooms.ts';
import type { RoomRow } from '../views/room-view.ts';

/** Fan clubs: pages, joining, changing, leaving, and the broadcaster's prices and messages (spec 1 §2, §6). */
export function registerFanClubs(app: FastifyInstance, context: Context): void {
  const { database, broadcast, options, log } = context;
  const { orm } = database;
  const limit = createLimit(app, context, 30, 60_000);
  const writing = createLimit(app, context, 10, 3_600_000);
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
    const room = await roomOf(call.params.username);
    if (room.user.id === user.id) throw new ApiError('conflict');
    refusePlaces(room, user, countryOf(request, options));
    if (user.traits.ageVerificationRequired) throw new ApiError('age_verification_required');
    const { answer, replayed } = await context.refills.paying(user, () =>
      withIdempotency(database, call.idempotency, (tx) => chooseLevel(tx, user, room, body, context.now())),
    );
    if (!replayed && answer.charged > 0) {
      const told = async () => {
        await broadcast.toUser(user.id, 'v3.token.update', {
          username: user.username,
          tokens: answer.tokens,
          token_change: -answer.fromPurse,
        });
        await broadcast.toUser(room.user.id, 'v3.token.update', {
          username: room.user.username,
          tokens: answer.modelTokens,
          token_change: answer.share,
        });
      };
      // The money has moved: a message that cannot be delivered must not make it look as if it had not.
      await told().catch((error: unknown) => log.error({ err: error }, 'a fan club was joined and not told'));
    }
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
      const row = await orm.transaction((tx) => leaveClub(tx, viewer.user.id, room.user.id, Date.now()));
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
    const { sent, placed } = await writeToFans(database, me, {
      clientId: body.client_id,
      levels: body.levels,
      body: body.message,
    });
    const tell = async () => {
      for (const { fan, row, isShownToSender } of placed) {
        const view = messageView(row, new Map([[me.id, me.username]]));
        await broadcast.toUser(fan.id, 'v3.private_message.new', { with: me.username, ...view });
        if (isShownToSender)
          await broadcast.toUser(me.id, 'v3.private_message.new', { with: fan.username, ...view });
        await tellUnread(context, fan.id);
      }
    };
    // All have it: nobody waits until the last of a large club was told.
    void tell().catch((error: unknown) => log.error({ err: error }, 'fans were written to and not told'));
    return { status: 1, sent };
  });
}
