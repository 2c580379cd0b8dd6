import type { FastifyInstance } from 'fastify';
import { lookAtToy } from '../features/toys/toys.ts';
import { ApiError } from '../kernel/api-error.ts';
import { registerOperation } from '../kernel/http/operation.ts';
import { findRoom } from '../kernel/rooms/rooms.ts';
import type { Context } from './context.ts';

/** Toys of rooms (spec 2 §7). */
export function registerToys(app: FastifyInstance, context: Context): void {
  const { orm } = context.database;
  registerOperation(app, context, 'GET /toys/{username}', async ({ params }) => {
    const row = await findRoom(orm, params.username);
    if (!row) throw new ApiError('user_not_found');
    return lookAtToy(orm, row.user.id);
  });
}
