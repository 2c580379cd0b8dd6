import type { FastifyInstance } from 'fastify';
import { isBlocked } from '../features/social/accounts.ts';
import { ApiError } from '../kernel/api-error.ts';
import { createLimit } from '../kernel/http/limits.ts';
import { registerOperation } from '../kernel/http/operation.ts';
import { roomFor } from '../read-models/visitor-standing.ts';
import type { Context } from './context.ts';

/** Custom orders: custom media, Snapchat and ratings (spec 2 §3). */
export function registerOrders(app: FastifyInstance, context: Context): void {
  const { database, orders } = context;
  const limit = createLimit(context, 'orders', 30, 60_000);

  registerOperation(app, context, 'GET /orders/{side}', async ({ params, viewer }) => ({
    orders: await orders.list(viewer.user.id, params.side),
  }));

  registerOperation(app, context, 'POST /user/{username}/orders', async (call) => {
    const { user } = call.viewer;
    await limit.take(call.request, `orders ${user.id}`);
    const room = await roomFor(context, 'buy', call.params.username, call);
    // Broadcasters who banned each other cannot place orders either.
    if (room.user.id === user.id || (await isBlocked(database.orm, room.user.id, user.id))) {
      throw new ApiError('forbidden');
    }
    const placed = await context.autoCharges.paying(user, () =>
      orders.place(user, room, call.body, call.idempotency),
    );
    return { status: 1, ...placed };
  });

  registerOperation(app, context, 'POST /orders/{id}/accept', async ({ params, viewer, body, request }) => {
    await limit.take(request, `orders ${viewer.user.id}`);
    return { status: 1, order: await orders.accept(Number(params.id), viewer.user, body) };
  });
  registerOperation(app, context, 'POST /orders/{id}/decline', async ({ params, viewer, request }) => {
    await limit.take(request, `orders ${viewer.user.id}`);
    return { status: 1, order: await orders.decline(Number(params.id), viewer.user) };
  });
  registerOperation(app, context, 'POST /orders/{id}/withdraw', async ({ params, viewer, request }) => {
    await limit.take(request, `orders ${viewer.user.id}`);
    return { status: 1, order: await orders.withdraw(Number(params.id), viewer.user) };
  });
}
