import type { FastifyInstance } from 'fastify';
import { iceServersFor } from '../features/cams/ice-servers.ts';
import { createLimit } from '../kernel/http/limits.ts';
import { registerOperation } from '../kernel/http/operation.ts';
import type { Context } from './context.ts';

/** Cameras between two users (spec 2 §5). */
export function registerCams(app: FastifyInstance, context: Context): void {
  const { ice } = context;
  const limit = createLimit(context, 'cams', 60, 10_000);

  registerOperation(app, context, 'GET /cam/servers', async ({ viewer, request }) => {
    await limit.take(request, `cam ${viewer.user.id}`);
    return { servers: ice ? iceServersFor(ice, viewer.user.id, Date.now()) : [] };
  });
}
