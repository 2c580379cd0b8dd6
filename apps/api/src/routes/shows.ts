import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LoggedIn } from '../kernel/accounts/session.ts';
import { ApiError } from '../kernel/api-error.ts';
import type { UserRow } from '../kernel/db/user-row.ts';
import { createLimit } from '../kernel/http/limits.ts';
import { registerOperation } from '../kernel/http/operation.ts';
import type { RoomRow } from '../kernel/rooms/room-row.ts';
import { findRoom } from '../kernel/rooms/rooms.ts';
import { roomFor, type Visitor } from '../read-models/visitor-standing.ts';
import type { Context } from './context.ts';

/** Privates, spying and ticket shows (spec 2 §4, spec 3 §7). */
export function registerShows(app: FastifyInstance, context: Context): void {
  const { database, shows } = context;
  const limit = createLimit(context, 'shows', 60, 10_000);

  const roomOf = async (username: string): Promise<RoomRow> => {
    const row = await findRoom(database.orm, username);
    if (!row) throw new ApiError('user_not_found');
    return row;
  };

  /** The room of a show that the caller pays for. */
  const payingRoom = async (
    call: Visitor & { request: FastifyRequest; viewer: LoggedIn; params: { username: string } },
  ): Promise<RoomRow> => {
    await limit.take(call.request, `show ${call.viewer.user.id}`);
    return roomFor(context, 'pay', call.params.username, call);
  };

  /** The caller's own room; the caller must be its broadcaster. */
  const ownRoom = async (request: FastifyRequest, viewer: UserRow, username: string): Promise<RoomRow> => {
    await limit.take(request, `show ${viewer.id}`);
    const row = await roomOf(username);
    if (row.user.id !== viewer.id) throw new ApiError('forbidden');
    return row;
  };
  const broadcasterRoom = async (viewer: UserRow): Promise<RoomRow> => {
    const row = await findRoom(database.orm, viewer.username);
    if (!row) throw new ApiError('forbidden');
    return row;
  };

  registerOperation(app, context, 'POST /private/{username}/request', async (call) => {
    const { user } = call.viewer;
    const row = await payingRoom(call);
    return {
      status: 1,
      ...(await context.autoCharges.paying(user, () =>
        shows.request(row, user, call.body, call.idempotency),
      )),
    };
  });
  registerOperation(app, context, 'POST /private/{username}/cancel', async ({ params, viewer }) => {
    const row = await roomOf(params.username);
    return { status: 1, ...(await shows.cancel(row.user.id, viewer.user)) };
  });
  registerOperation(app, context, 'POST /private/{username}/accept', async (call) => {
    const row = await ownRoom(call.request, call.viewer.user, call.params.username);
    return { status: 1, show: await shows.accept(row.user.id, call.body.show_id) };
  });
  registerOperation(app, context, 'POST /private/{username}/decline', async (call) => {
    const row = await ownRoom(call.request, call.viewer.user, call.params.username);
    await shows.decline(row.user.id, call.body.show_id);
    return { status: 1 };
  });
  registerOperation(app, context, 'POST /private/{username}/end', async ({ params, body, viewer }) => {
    const row = await roomOf(params.username);
    return { status: 1, ...(await shows.end(row.user.id, viewer.user, body.refund)) };
  });
  registerOperation(app, context, 'POST /private/{username}/discount', async (call) => {
    const row = await ownRoom(call.request, call.viewer.user, call.params.username);
    const { discountRate, seconds } = call.body;
    return { status: 1, privateDiscount: await shows.discount(row.user.id, discountRate, seconds) };
  });

  registerOperation(
    app,
    context,
    'GET /video/spy/{username}/preview-duration',
    async ({ params, viewer }) => {
      const terms = await shows.spyTerms(await roomOf(params.username), viewer.user);
      return { seconds: terms.previewSeconds, startup_tip: terms.startupTip };
    },
  );
  registerOperation(app, context, 'POST /video/spy/{username}', async (call) => {
    const { user } = call.viewer;
    const row = await payingRoom(call);
    const opened = await context.autoCharges.paying(user, () =>
      shows.spy(row, user, call.body.confirmed_tokens ?? null, call.idempotency),
    );
    return { status: 1, message: '', cost_per_minute: opened.show.price_per_minute, ...opened };
  });
  registerOperation(app, context, 'POST /video/spyend/{username}', async ({ params, viewer }) => {
    const row = await roomOf(params.username);
    return { status: 1, ...(await shows.spyEnd(row.user.id, viewer.user)) };
  });

  for (const kind of ['ticket', 'recording'] as const) {
    registerOperation(app, context, `POST /limited/{username}/${kind}`, async (call) => {
      const { user } = call.viewer;
      const row = await payingRoom(call);
      return {
        status: 1,
        ...(await context.autoCharges.paying(user, () =>
          shows.buy(row, user, kind, call.body.confirmed_tokens ?? null, call.idempotency),
        )),
      };
    });
  }

  registerOperation(app, context, 'POST /video/mode', async ({ body, viewer, request }) => {
    await limit.take(request, `show ${viewer.user.id}`);
    const row = await broadcasterRoom(viewer.user);
    const { site } = await context.sites.of(request);
    if (body.mode === 'standby' && site.custom.standby_enabled !== true)
      throw new ApiError('standby_disabled');
    await shows.setMode(row.user.id, body);
    return { status: 1 };
  });
}
