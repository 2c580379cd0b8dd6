import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { ApiError } from '../http/errors.ts';
import { registerOperation } from '../http/operation.ts';
import { findRoom } from '../rooms/rooms.ts';
import { lookAtToy } from '../toys/toys.ts';

/** Toys of rooms (spec 2 §7). */
export function registerToys(app: FastifyInstance, context: Context): void {
  const { orm } = context.database;
  registerOperation(app, context, 'GET /toys/{username}', async ({ params }) => {
    const row = await findRoom(orm, params.username);
    if (!row) throw new ApiError('user_not_found');
    return lookAtToy(orm, row.user.id);
  });
}
